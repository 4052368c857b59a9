-- Which trophies there are is said once, in content/course/trophies.ts.
alter table trophies drop constraint if exists trophies_part_check;
