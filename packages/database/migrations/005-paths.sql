-- Up Migration

-- Only the path of an address is stored. Strips the query of older rows too, because it may hold personal data.
update leads set route = split_part(split_part(route, '?', 1), '#', 1) where route ~ '[?#]';
update events set route = split_part(split_part(route, '?', 1), '#', 1) where route ~ '[?#]';

-- Down Migration
