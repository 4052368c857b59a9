-- Which text of a migration was applied, so that one that was changed afterwards is noticed. Null: not known, because it
-- was applied before this column came.
alter table migrations add column checksum text;
