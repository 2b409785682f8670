-- What a customer pauses stands still in the simulator too.
alter table simulated_order
  -- Until when the pause has been reckoned; null while it goes on.
  add column paused_at timestamptz;
