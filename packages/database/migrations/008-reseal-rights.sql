-- Up Migration

-- Key rotation: the worker may encrypt leads anew (collector:reseal). It may change nothing else of a lead.
grant update (key_id, full_name_sealed, phone_sealed) on leads to collector_worker;

-- Down Migration
revoke update (key_id, full_name_sealed, phone_sealed) on leads from collector_worker;
