import { configure } from '@testing-library/react';

/** For mutation tests: what a change takes off the screen is waited for this long (milliseconds). */
configure({ asyncUtilTimeout: 2_000 });
