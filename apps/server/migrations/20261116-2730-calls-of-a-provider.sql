-- The log of a provider shows what was said, not what came of it: nobody reads attempts by provider and number.
drop index dispatch_attempt_of_provider;
