-- Texts that depend on a number have one key and one ending for each of a language's forms: English has `_one` beside the
-- text for all other numbers. What an operator edited keeps its words.
update ui_copy set key = 'profile_streak_days_one' where key = 'profile_streak_day';
update ui_copy set key = 'dashboard_streak_days_one' where key = 'dashboard_streak_day';
update ui_copy set key = 'dashboard_days_until_one' where key = 'dashboard_day_until';
