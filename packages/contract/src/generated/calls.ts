// Written by `npm run call-types` from the schemas beside this folder; a check holds it to them.
import type { AccountCalls } from './account.ts';
import type { ApiCalls } from './api.ts';
import type { CatalogueCalls } from './catalogue.ts';
import type { ConsoleCalls } from './console.ts';
import type { EarnCalls } from './earn.ts';
import type { MoneyCalls } from './money.ts';
import type { OrderingCalls } from './ordering.ts';
import type { ShellCalls } from './shell.ts';
import type { YoutubeCalls } from './youtube.ts';

/** Every call by name: what is sent with it, and what answers it. */
export interface Calls
  extends AccountCalls,
    ApiCalls,
    CatalogueCalls,
    ConsoleCalls,
    EarnCalls,
    MoneyCalls,
    OrderingCalls,
    ShellCalls,
    YoutubeCalls {}

export type CallName = keyof Calls;
