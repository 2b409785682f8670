// Written by `npm run call-types` from the schemas beside this folder; a check holds it to them.
import type { ChildDomainType, ChildPanelStatus, DomainAvailability } from '@marquee/domain/child-panels/child-panel.ts';
import type { FreeTrialStatus } from '@marquee/domain/free-trials/free-trial.ts';

export interface EarnCalls {
  /** List your child panels, newest first: `GET /api/v1/child-panels` */
  listChildPanels: {
    answer: {
      data: ChildPanelView[];
      /** What a new one costs a month in USD. */
      price: string;
      /** How many the caller may have at once; those that have ended do not count. */
      maximum: number;
      /** Names below this host are given at once. */
      subdomain_host: string;
    };
  };

  /** Create a child panel; the first month is charged to your balance: `POST /api/v1/child-panels` */
  createChildPanel: {
    body: {
      /** A whole domain, or for `subdomain` only the name below the host. */
      domain: string;
      domain_type: ChildDomainType;
      /** Of the owner's account in the new panel; its address is the caller's. */
      password: string;
      /** The price that was shown; refused if it is another by now. */
      price?: string;
    };
    answer: { data: ChildPanelView };
  };

  /** Check whether a domain can be used and is registered, and suggest similar ones: `GET /api/v1/child-panels/domain-check` */
  checkChildDomain: {
    query: { domain: string; domain_type?: ChildDomainType };
    answer: {
      data: {
        /** As it would be used: lower case, in ASCII, whole. */
        domain: string;
        availability: DomainAvailability;
        suggestions: DomainSuggestion[];
      };
    };
  };

  /** Get one of your child panels: `GET /api/v1/child-panels/{id}` */
  getChildPanel: {
    params: { id: number | string };
    answer: { data: ChildPanelView };
  };

  /** Turn automatic renewal of a child panel on or off: `PATCH /api/v1/child-panels/{id}` */
  changeChildPanel: {
    params: { id: number | string };
    body: { renews: boolean };
    answer: { data: ChildPanelView };
  };

  /** Check the domain’s DNS records now; a verified domain opens the panel: `POST /api/v1/child-panels/{id}/check-dns` */
  checkChildPanelDns: {
    params: { id: number | string };
    answer: { data: ChildPanelView };
  };

  /** Pay for the next month of a child panel from your balance; a closed one reopens: `POST /api/v1/child-panels/{id}/renew` */
  renewChildPanel: {
    params: { id: number | string };
    body: { price?: string };
    answer: { data: ChildPanelView };
  };

  /** Get a link that signs the owner in to the child panel’s console; works once, for one minute: `POST /api/v1/child-panels/{id}/sign-in` */
  signInToChildPanel: {
    params: { id: number | string };
    answer: { data: { url: string } };
  };

  /** Get revenue, cost and margin of a child panel; the last 30 days by default: `GET /api/v1/child-panels/{id}/statistics` */
  getChildPanelStatistics: {
    params: { id: number | string };
    query: { start_date?: string; end_date?: string };
    answer: { data: ChildPanelStatistics };
  };

  /** Export customers, orders and finances of a child panel as one JSON file, even after it has ended: `GET /api/v1/child-panels/{id}/export` */
  exportChildPanel: {
    params: { id: number | string };
    answer: string;
  };

  /** List free trial offers, their conditions and whether you meet them: `GET /api/v1/free-trial-quests` */
  listFreeTrialQuests: {
    answer: { data: FreeTrialQuest[] };
  };

  /** Get a free trial offer with its steps: `GET /api/v1/free-trial-quests/{id}` */
  getFreeTrialQuest: {
    params: { id: number | string };
    answer: { data: FreeTrialQuest };
  };

  /** Get the image of a free trial offer: `GET /api/v1/free-trial-quests/{id}/images/{filename}` */
  getFreeTrialQuestImage: {
    params: { id: number | string; filename: string };
    answer: string;
  };

  /** Record that you started a free trial offer; counted once: `POST /api/v1/free-trial-quests/{id}/track` */
  trackFreeTrialQuest: {
    params: { id: number | string };
    answer: undefined;
  };

  /** Request a free trial, with proof where required (a link or a `file`). 204: not created because today’s trials are all taken: `POST /api/v1/free-trials` */
  requestFreeTrial: {
    body: {
      free_trial_quest_id: number | string;
      url: string;
      proof_url?: string;
    };
    answer: { data: FreeTrial } | undefined;
  };

  /** List your free trials, newest first: `GET /api/v1/free-trials` */
  listFreeTrials: {
    answer: { data: FreeTrial[] };
  };

  /** Get one of your free trials: `GET /api/v1/free-trials/{id}` */
  getFreeTrial: {
    params: { id: number | string };
    answer: { data: FreeTrial };
  };

  /** Download the proof you uploaded for a free trial: `GET /api/v1/free-trials/{id}/proof` */
  getFreeTrialProof: {
    params: { id: number | string };
    answer: string;
  };
}

export interface ChildPanelDnsRecord {
  /** `address`: a CNAME to the host, or A and AAAA records with the same addresses. */
  purpose: 'address' | 'proof';
  type: 'A' | 'CNAME' | 'TXT';
  name: string;
  /** What must stand there. */
  expected: string;
  /** What stood there at the last look. */
  found: string[];
  matches: boolean;
}

export interface ChildPanelStatistics {
  start_date: string;
  end_date: string;
  /** Customers: those who registered in this time. */
  totals: {
    customers: number;
    /** Charged to customers and not refunded. */
    revenue: string;
    /** Paid to the parent for the same orders. */
    cost: string;
    /** Below zero where it sold at a loss. */
    margin: string;
    orders: number;
  };
  by_day: {
    customers: number;
    /** Charged to customers and not refunded. */
    revenue: string;
    /** Paid to the parent for the same orders. */
    cost: string;
    /** Below zero where it sold at a loss. */
    margin: string;
    orders: number;
    day: string;
  }[];
  top_services: {
    /** Charged to customers and not refunded. */
    revenue: string;
    /** Paid to the parent for the same orders. */
    cost: string;
    /** Below zero where it sold at a loss. */
    margin: string;
    orders: number;
    id: number;
    name: string;
  }[];
}

export interface ChildPanelView {
  id: number;
  admin_email: string;
  created_at: string;
  domain: string;
  domain_type: ChildDomainType;
  /** Until when it is paid; null until it opens. */
  expired_at: string | null;
  status: ChildPanelStatus;
  /** USD a month. */
  tariff_plan_price: string;
  /** Where its console and its shop are. */
  admin_client_domain: string;
  user_client_domain: string;
  renews: boolean;
  /** When its state changes if nothing is done: it closes, ends, or is given up for want of DNS. */
  changes_at: string | null;
  /** Closed by the parent's staff: paying does not open it. */
  is_held: boolean;
  /** Orders of its customers that wait for money on the owner's balance, and what they cost there. */
  waiting_orders: number;
  waiting_cost: string;
  /** Null for a name below the parent's domain, which needs no proof. */
  dns: {
    records: ChildPanelDnsRecord[];
    checked_at: string | null;
    is_proven: boolean;
    /** A proven domain that leads elsewhere now. */
    leads_elsewhere: boolean;
  } | null;
}

export interface DomainSuggestion {
  domain: string;
  availability: DomainAvailability;
}

export interface FreeTrial {
  id: number;
  free_trial_quest_id: number;
  quest_name: string;
  status: FreeTrialStatus;
  url: string;
  reward: FreeTrialsReward;
  proof_url: string | null;
  /** The name of the uploaded proof. */
  proof_file: string | null;
  /** The order that delivers the reward. */
  order_id: number | null;
  reject_reason: string | null;
  created_at: string;
  /** When it ends if nobody has decided by then; null once somebody has. */
  expire_at: string | null;
  ended_at: string | null;
}

export interface FreeTrialQuest {
  id: number;
  panel_id: number;
  name: string;
  short_body: string;
  /** What to do, one step per line. */
  body: string;
  image: string | null;
  reward: FreeTrialsReward;
  network: { id: number; name: string; icon: string | null; color: string };
  /** A link that its service takes. */
  example_link: string | null;
  repeats_count: number;
  /** How often the caller may still take it. */
  repeats_left: number;
  allow_proof_url: boolean;
  allow_proof_file: boolean;
  proof_is_required: boolean;
  min_user_spend_amount: string;
  min_replenishment_amount: string;
  /** The caller has not spent enough, or not added enough funds. */
  is_disabled_by_spend: boolean;
  is_disabled_by_replenishment: boolean;
  /** The panel has given away all of today's; there are new ones at midnight UTC. */
  is_used_up_today: boolean;
  /** What counts towards the two minimums; null for guests. */
  spent: string | null;
  replenished: string | null;
}

export interface FreeTrialsReward {
  service: { id: number; name: string; slug: string | null };
  quantity: number;
  /** What the same order costs. */
  value: string;
}
