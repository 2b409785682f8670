// Loaded before a script that `runScript` starts: when the starter is killed the hard way, the script stops too.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
