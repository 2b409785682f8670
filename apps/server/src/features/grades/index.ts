export { gradeDiscountOf } from './grade-discount-of.ts';
