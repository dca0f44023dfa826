import { Center, Loader } from '@mantine/core';
import { PRODUCT_NAME } from '@second-draft/contract';
import { Unseen } from '../../ui/unseen.tsx';

/** Shown until the app's scripts have loaded. */
export function Opening() {
  return (
    <Center mih="100dvh" component="main">
      <title>{PRODUCT_NAME}</title>
      <Unseen as="h1">Opening {PRODUCT_NAME}</Unseen>
      <Loader aria-hidden />
    </Center>
  );
}
