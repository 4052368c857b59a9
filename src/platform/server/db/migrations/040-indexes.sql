-- Whom it touches when a step or an item is taken out of the course is asked before every removal and import.
create index progress_step on progress (step_id);
create index progress_checklist on progress (checklist_id) where checklist_id is not null;

-- In the order in which the inbox is read; the one before had the ids of one moment the other way round.
drop index feedback_newest;
create index feedback_newest on feedback (created_at desc, id desc);
