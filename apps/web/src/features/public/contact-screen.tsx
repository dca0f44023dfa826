import { Anchor } from '@mantine/core';
import { useClientConfig } from '../../lib/config.ts';
import { ProsePage } from './prose-page.tsx';

export default function ContactScreen() {
  const address = useClientConfig()?.contactEmail;
  return (
    <ProsePage heading="Contact us">
      <p>
        Questions, trouble logging in, a licence for your school, or a request to see or delete what
        we hold of you: write to us, and a person answers.
      </p>
      <p>{address && <Anchor href={`mailto:${address}`}>{address}</Anchor>}</p>
    </ProsePage>
  );
}
