// Loaded before a script that `runScript` starts: if the parent is killed with SIGKILL, the script stops too.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
