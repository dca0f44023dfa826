import { useClientConfig } from '../../lib/installation/config.ts';

export function ClientId() {
  const signIn = useClientConfig()?.classroom.signIn;
  if (!signIn) return null;
  return (
    <p>
      <strong>Client id, for the Admin console:</strong> <code>{signIn.clientId}</code>
    </p>
  );
}
