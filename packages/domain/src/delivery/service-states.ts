/** on: for sale. off: switched off by a person. unavailable: nobody can deliver it, or it would sell below cost. */
export const serviceStates = ['on', 'off', 'unavailable'] as const;
export type ServiceState = (typeof serviceStates)[number];

export const serviceActions = ['switch_on', 'switch_off', 'price'] as const;
export type ServiceAction = (typeof serviceActions)[number];
