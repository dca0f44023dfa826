import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconUsers } from '@tabler/icons-react';
import { Suspense } from 'react';
import { flushSync } from 'react-dom';
import { laterPart } from '../../../lib/later-part.ts';
import { useOpened } from '../marking-context.ts';
import classes from './class-list.module.css';

const ClassDrawer = laterPart(() => import('./class-drawer.tsx'));

/** Opens the class list on windows that don't show it. */
export function ClassButton() {
  const { current } = useOpened();
  const [isOpen, drawer] = useDisclosure(false);
  const choose = (userId: string) => {
    // The drawer has the focus and holds the page until it is gone.
    flushSync(drawer.close);
    current.goTo(userId);
  };
  return (
    <>
      <Button
        variant="default"
        size="compact-md"
        className={`${classes.button}`}
        leftSection={<IconUsers size={18} aria-hidden />}
        data-action="list"
        aria-haspopup="dialog"
        onClick={drawer.open}
      >
        Students
      </Button>
      <Suspense>{isOpen && <ClassDrawer onChoose={choose} onClose={drawer.close} />}</Suspense>
    </>
  );
}
