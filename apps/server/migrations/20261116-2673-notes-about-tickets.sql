-- Notes about a ticket, too; its customer never sees them.
alter table staff_note drop constraint staff_note_subject_type_check;
alter table staff_note add constraint staff_note_subject_type_check
  check (subject_type in ('order', 'account', 'ticket'));
