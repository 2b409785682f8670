import { type ComponentProps, type ComponentType, createContext, useContext } from 'react';

type AnchorProps = ComponentProps<'a'>;

const LinkComponent = createContext<ComponentType<AnchorProps> | 'a'>('a');

/** The shell provides the router's link, so that UI components do not depend on a router. */
export const LinkProvider = LinkComponent.Provider;

export function BareLink(props: AnchorProps) {
  const Component = useContext(LinkComponent);
  return <Component {...props} />;
}
