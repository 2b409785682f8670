/** Work that waits is counted so far: nobody needs to know more, and nobody should wait for the count. */
export const mostCounted = 1000;
