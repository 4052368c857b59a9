-- The seconds that were danced on a day, for the minutes of the last seven days on the dashboard.
alter table practice_days add column seconds integer not null default 0 check (seconds between 0 and 86400);
