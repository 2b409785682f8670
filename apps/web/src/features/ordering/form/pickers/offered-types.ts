interface TypeInput<Type> {
  /** Of the network. */
  all: readonly Type[];
  /** Those that take the link; undefined while it says nothing. */
  takingLink: readonly number[] | undefined;
  isAsking: boolean;
  /** Whoever wants to see everything sees it. */
  wantsAll: boolean;
  /** Of a service that came together with the link: not to be changed for another one unasked. */
  keptTypeId: number | undefined;
}

interface Offered<Type> {
  types: readonly Type[];
  /** The link has left some out. */
  isNarrowed: boolean;
  /** The link fits none of them. */
  fitsNothing: boolean;
}

/** The types to choose from: a link leaves out what it does not fit, as long as something is left. */
export function offeredTypes<Type extends { id: number }>(input: TypeInput<Type>): Offered<Type> {
  const { all, takingLink, isAsking, wantsAll, keptTypeId } = input;
  const fitting = all.filter(({ id }) => takingLink?.includes(id) ?? true);
  const fitsNothing = fitting.length === 0 && all.length > 0 && !isAsking;
  const isKept = all.some(({ id }) => id === keptTypeId) && !fitting.some(({ id }) => id === keptTypeId);
  const types = wantsAll || fitsNothing || isKept ? all : fitting;
  return {
    types,
    isNarrowed: types.length < all.length,
    fitsNothing: fitsNothing && takingLink !== undefined,
  };
}
