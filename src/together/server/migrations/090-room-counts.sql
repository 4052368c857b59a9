-- How many danced in a room: signs of life in half a minute, by part of the world and server process. Nothing of a person.
create table room_counts (
  starts_at timestamptz not null,
  bucket integer not null check (bucket between 0 and 41),
  area text not null,
  process uuid not null,
  beats integer not null check (beats > 0),
  primary key (starts_at, bucket, area, process)
);
