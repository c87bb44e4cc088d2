-- Up Migration

-- Of an address only the path is kept. What was stored before loses its query, too: it may hold whatever a link was made with.
update leads set route = split_part(split_part(route, '?', 1), '#', 1) where route ~ '[?#]';
update events set route = split_part(split_part(route, '?', 1), '#', 1) where route ~ '[?#]';

-- Down Migration
