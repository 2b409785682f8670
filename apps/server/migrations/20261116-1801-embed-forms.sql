-- Where a publication can be shown inside another page: numbers are groups of the rule's pattern.
alter table network_link_rule
  add column embed_form text check (embed_form ~ '^https://' and length(embed_form) <= 500);
