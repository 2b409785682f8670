import {
  type CountedBy,
  kindRules,
  type OrderParameter,
  type ServiceKind,
  serviceKinds,
} from './service-kinds.ts';

interface ServiceRequirements {
  /** Required besides link and quantity, even if only conditionally; optional ones do not decide the kind. */
  parameters: readonly OrderParameter[];
  isPackage: boolean;
  /** The quantity is the number of lines instead of a typed number. */
  isCounted: boolean;
}

/** The reseller API's kind for a service that requires exactly this; undefined where there is none. */
export function findServiceKind(service: ServiceRequirements): ServiceKind | undefined {
  const asked = new Set(service.parameters);
  const fits = serviceKinds.filter((kind) => {
    const { required, optional = [], countedBy } = kindRules[kind];
    if (countedBy === 'publication' || (countedBy === 'package') !== service.isPackage) return false;
    const known = new Set([...required, ...optional]);
    return required.every((parameter) => asked.has(parameter)) && [...asked].every((one) => known.has(one));
  });
  return fits.find((kind) => isCountedBy(kindRules[kind].countedBy) === service.isCounted) ?? fits[0];
}

function isCountedBy(countedBy: CountedBy): boolean {
  return countedBy === 'comments' || countedBy === 'usernames';
}

/** The API parameter that a form field fills: as configured, or else by its input type. */
export function targetParameter(target: {
  parameter: string | null;
  viewType: string;
}): OrderParameter | undefined {
  if (target.parameter !== null) return target.parameter as OrderParameter;
  if (target.viewType === 'comments') return 'comments';
  return target.viewType === 'seo_keywords' ? 'keywords' : undefined;
}
