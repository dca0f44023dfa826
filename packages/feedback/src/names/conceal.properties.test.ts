import { array, assert, constantFrom, integer, oneof, property, string, tuple } from 'fast-check';
import { expect, it } from 'vitest';
