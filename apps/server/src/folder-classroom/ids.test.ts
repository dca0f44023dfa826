import { expect, it } from 'vitest';
import { createIds } from './ids.ts';

const ids = createIds(Buffer.from('a secret of this machine'));
const camp = { course: 'Room 7', assignment: 'Camp recount' };

// Kept addresses and drafts lead to them: with other ids they would be lost.
it('a folder’s ids are the same after each start, and with each version', () => {
  expect(ids.course('Room 7')).toBe('ugDQx2VLwhdQXiZvqZ9HGX');
  expect(ids.assignment(camp)).toBe('DQoG0vbUwWcnVlJcHQKe6I');
  expect(ids.submission(camp, 'Bella Singh')).toBe('kDO6xdpso51bkzlgjQZvyE');
  expect(ids.student('Room 7', 'Bella Singh')).toBe('57800016196392390079163290006');
  expect(ids.file({ ...camp, file: 'Bella Singh.txt' })).toBe(
    'ugDQx2VLwhdQXiZvqZ9HGXDQoG0vbUwWcnVlJcHQKe6I7tylGxp6pSjFNUpoJ2lAVZ',
  );
});
