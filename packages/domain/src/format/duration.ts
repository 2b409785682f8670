export interface Duration {
  days: number;
  hours: number;
  minutes: number;
}

const minutesPerHour = 60;
const minutesPerDay = 24 * minutesPerHour;

export function splitMinutes(total: number): Duration {
  return {
    days: Math.floor(total / minutesPerDay),
    hours: Math.floor((total % minutesPerDay) / minutesPerHour),
    minutes: total % minutesPerHour,
  };
}
