-- A room lasts as long as the operator's own dance, which may be longer than the event's six minutes: forty at most.
alter table room_counts drop constraint room_counts_bucket_check;
alter table room_counts add constraint room_counts_bucket_check check (bucket between 0 and 110);
