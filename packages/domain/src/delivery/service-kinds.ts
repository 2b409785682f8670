/** The service types of the reseller API, spelled as all panels spell them. */
export const serviceKinds = [
  'Default',
  'Package',
  'SEO',
  'Custom Comments',
  'Custom Comments Package',
  'Mentions',
  'Mentions with Hashtags',
  'Mentions Custom List',
  'Mentions Hashtag',
  'Mentions User Followers',
  'Mentions Media Likers',
  'Comment Likes',
  'Comment Replies',
  'Poll',
  'Invites from Groups',
  'Web Traffic',
  'Subscriptions',
] as const;

export type ServiceKind = (typeof serviceKinds)[number];

/** What an order may carry besides link and quantity, by the API's parameter names. */
export const orderParameters = [
  'keywords',
  'comments',
  'usernames',
  'hashtags',
  'hashtag',
  'username',
  'media',
  'answer_number',
  'groups',
  'country',
  'device',
  'type_of_traffic',
  'google_keyword',
  'referring_url',
  'min',
  'max',
  'posts',
  'old_posts',
  'delay',
  'expiry',
] as const;

export type OrderParameter = (typeof orderParameters)[number];
export type OrderParameters = Partial<Record<OrderParameter, string>>;

/** How many pieces are charged: as many as asked, one package, or one per line that is not empty. */
export type CountedBy = 'quantity' | 'package' | 'comments' | 'usernames' | 'publication';

export interface KindRules {
  required: readonly OrderParameter[];
  optional?: readonly OrderParameter[];
  countedBy: CountedBy;
}

export const kindRules: Record<ServiceKind, KindRules> = {
  Default: { required: [], countedBy: 'quantity' },
  Package: { required: [], countedBy: 'package' },
  SEO: { required: ['keywords'], countedBy: 'quantity' },
  'Custom Comments': { required: ['comments'], countedBy: 'comments' },
  'Custom Comments Package': { required: ['comments'], countedBy: 'package' },
  Mentions: { required: ['usernames'], countedBy: 'quantity' },
  'Mentions with Hashtags': { required: ['usernames', 'hashtags'], countedBy: 'quantity' },
  'Mentions Custom List': { required: ['usernames'], countedBy: 'usernames' },
  'Mentions Hashtag': { required: ['hashtag'], countedBy: 'quantity' },
  'Mentions User Followers': { required: ['username'], countedBy: 'quantity' },
  'Mentions Media Likers': { required: ['media'], countedBy: 'quantity' },
  'Comment Likes': { required: ['username'], countedBy: 'quantity' },
  'Comment Replies': { required: ['username', 'comments'], countedBy: 'comments' },
  Poll: { required: ['answer_number'], countedBy: 'quantity' },
  'Invites from Groups': { required: ['groups'], countedBy: 'quantity' },
  'Web Traffic': {
    required: ['country', 'device', 'type_of_traffic'],
    optional: ['google_keyword', 'referring_url'],
    countedBy: 'quantity',
  },
  Subscriptions: {
    required: ['username', 'min', 'max', 'delay'],
    optional: ['posts', 'old_posts', 'expiry'],
    countedBy: 'publication',
  },
};

/** Whether an order form made for one kind asks for exactly what the other needs. */
export function sameForm(left: ServiceKind, right: ServiceKind): boolean {
  const [one, other] = [kindRules[left], kindRules[right]];
  return one.countedBy === other.countedBy && String(one.required) === String(other.required);
}

/** Whether an order that was sold as one kind can be placed as another: counted alike, with nothing missing. */
export function canBePlacedAs(
  kind: ServiceKind,
  sold: { kind: ServiceKind; parameters: OrderParameters },
): boolean {
  const { required, countedBy } = kindRules[kind];
  return (
    countedBy === kindRules[sold.kind].countedBy &&
    required.every((parameter) => (sold.parameters[parameter] ?? '').trim() !== '')
  );
}

const kindsBySpelling = new Map(serviceKinds.map((kind) => [spelling(kind), kind]));

/** Providers write title case, snake case or something between. */
export function serviceKind(text: string): ServiceKind | undefined {
  return kindsBySpelling.get(spelling(text));
}

function spelling(text: string): string {
  return text.toLowerCase().replace(/[^a-z]+/g, '');
}

/** Only line ends separate comments, names or groups; a comma is part of the content. */
export function splitLines(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
