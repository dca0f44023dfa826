import { Button } from '@mantine/core';
import { IconCheck } from '../../ui/icons/drawn/check.ts';
import { IconLink } from '../../ui/icons/drawn/link.ts';
import { useState } from 'react';
import { useCopy } from '../../lib/browser/use-copy.ts';
import { Told } from '../../ui/told.tsx';

export function CopyLinkButton() {
  const { isCopied, copy } = useCopy();
  const [isRefused, setRefused] = useState(false);
  const copyLink = async () => {
    const { origin, pathname } = window.location;
    setRefused(!(await copy(origin + pathname)));
  };
  const refused = isRefused ? 'Copy it from the address bar' : null;
  return (
    <Button
      variant="default"
      leftSection={
        isCopied ? <IconCheck size={18} aria-hidden /> : <IconLink size={18} aria-hidden />
      }
      onClick={() => void copyLink()}
    >
      <Told told={isCopied ? 'Link copied' : refused} words="Link to this article" />
    </Button>
  );
}
