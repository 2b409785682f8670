import {
  type CountedBy,
  kindRules,
  type OrderParameter,
  type ServiceKind,
  serviceKinds,
} from './service-kinds.ts';

interface Asking {
  /** What must be said beside link and quantity, if only under some condition; what may be is of no kind. */
  parameters: readonly OrderParameter[];
  isPackage: boolean;
  /** Its lines are counted instead of a number typed in. */
  isCounted: boolean;
}

/** The trade's word for a service that asks for just this; undefined where it has none. */
export function kindOf(asking: Asking): ServiceKind | undefined {
  const query = new Set(asking.parameters);
  const fits = serviceKinds.filter((kind) => {
    const { required, optional = [], countedBy } = kindRules[kind];
    if (countedBy === 'publication' || (countedBy === 'package') !== asking.isPackage) return false;
    const known = new Set([...required, ...optional]);
    return required.every((parameter) => query.has(parameter)) && [...query].every((one) => known.has(one));
  });
  return fits.find((kind) => isCountedBy(kindRules[kind].countedBy) === asking.isCounted) ?? fits[0];
}

function isCountedBy(countedBy: CountedBy): boolean {
  return countedBy === 'comments' || countedBy === 'usernames';
}

/** The parameter that a target fills in, by its own word or else by how it is typed in. */
export function parameterOf(target: {
  parameter: string | null;
  viewType: string;
}): OrderParameter | undefined {
  if (target.parameter !== null) return target.parameter as OrderParameter;
  if (target.viewType === 'comments') return 'comments';
  return target.viewType === 'seo_keywords' ? 'keywords' : undefined;
}
