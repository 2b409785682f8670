interface TypeInput<Type> {
  /** All types of the network. */
  all: readonly Type[];
  /** Types that accept the link; undefined while unknown. */
  acceptingLink: readonly number[] | undefined;
  isLoading: boolean;
  /** The visitor asked to see all types. */
  wantsAll: boolean;
  /** Type of a service that came with the link; it must not be replaced automatically. */
  keptTypeId: number | undefined;
}

interface Offered<Type> {
  types: readonly Type[];
  /** The link excludes some types. */
  isNarrowed: boolean;
  /** The link fits none of the types. */
  fitsNothing: boolean;
}

/** The types to choose from: those that do not fit the link are left out, unless none would remain. */
export function offeredTypes<Type extends { id: number }>(input: TypeInput<Type>): Offered<Type> {
  const { all, acceptingLink, isLoading, wantsAll, keptTypeId } = input;
  const fitting = all.filter(({ id }) => acceptingLink?.includes(id) ?? true);
  const fitsNothing = fitting.length === 0 && all.length > 0 && !isLoading;
  const isKept = all.some(({ id }) => id === keptTypeId) && !fitting.some(({ id }) => id === keptTypeId);
  const types = wantsAll || fitsNothing || isKept ? all : fitting;
  return {
    types,
    isNarrowed: types.length < all.length,
    fitsNothing: fitsNothing && acceptingLink !== undefined,
  };
}
