export { gradeDiscountOf } from './grade-discount.ts';
