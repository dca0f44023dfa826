import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconUsers } from '../../../ui/icons/drawn/users.ts';
import { Suspense } from 'react';
import { flushSync } from 'react-dom';
import { laterPart } from '../../../lib/loading/later-part.ts';
import { useOpened } from '../marking-context.ts';
import classes from './class-list.module.css';

const ClassDrawer = laterPart(() => import('./class-drawer.tsx'));

/** Shows only on windows too narrow for the class list. */
export function ClassButton() {
  const { current } = useOpened();
  const [isOpen, drawer] = useDisclosure(false);
  const choose = (userId: string) => {
    // Until it closes, the drawer keeps the focus and stops the page from scrolling.
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
