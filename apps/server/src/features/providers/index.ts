export { adapterFor } from './adapter-for.ts';
export { addProvider } from './add-provider.ts';
export { noteCall } from './note-call.ts';
export { findProvider, type Provider } from './provider.ts';
