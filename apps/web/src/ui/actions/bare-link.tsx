import { type ComponentProps, type ComponentType, createContext, useContext } from 'react';

type AnchorProps = ComponentProps<'a'>;

const LinkComponent = createContext<ComponentType<AnchorProps> | 'a'>('a');

/** The shell gives the router's own link here, so that pieces navigate without knowing a router. */
export const LinkProvider = LinkComponent.Provider;

export function BareLink(props: AnchorProps) {
  const Component = useContext(LinkComponent);
  return <Component {...props} />;
}
