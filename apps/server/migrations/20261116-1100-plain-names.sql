-- What a provider answered is a message, and words that hold an order for moderation are flagged. Nothing is
-- released yet, so nobody runs a version that still knows the old names.
alter table dispatch rename column words to message;
alter table dispatch_attempt rename column words to message;
alter table subscription_handover rename column words to message;

alter table held_word rename to flagged_word;
drop trigger announce on flagged_word;
create trigger announce after insert or update or delete on flagged_word
  for each row execute function announce_panel_change('flagged-words');
