import { Link2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { useConnection } from './use-connection.ts';

interface ConnectButtonProps {
  isPrimary?: boolean;
  children: ReactNode;
}

/** Leads to the video network, where the channel's owner agrees. */
export function ConnectButton({ isPrimary = false, children }: ConnectButtonProps) {
  const { connect, isConnecting } = useConnection();
  return (
    <Button
      variant={isPrimary ? 'primary' : 'secondary'}
      icon={<Link2 className="size-4" aria-hidden="true" />}
      loading={isConnecting}
      onClick={connect}
    >
      {children}
    </Button>
  );
}
