// Stands in for the service's player script: the documented IFrame API, which behaves like the real one (coarse time,
// late seeks that land early, a rate that falls back with every cue), and has its faults on request.
(() => {
  const usual = {
    duration: 200,
    fails: 0,
    silentLoad: false,
    blocks: 0,
    seekMs: 120,
    early: 0,
    coarseMs: 50,
    bufferMs: 60,
    adMs: 0,
    stallAt: 0,
    stallMs: 0,
  };
  const calls = [];
  window.standIn = { calls, players: [] };

  class Player {
    constructor(frame, { events }) {
      this.frame = frame;
      this.events = events;
      this.id = new URL(frame.src).pathname.split('/').pop();
      this.behaviour = { ...usual, ...(window.standInBehaviours?.[this.id] ?? {}) };
      this.state = -1;
      this.rate = 1;
      this.at = 0;
      this.since = null;
      this.adUntil = 0;
      this.blocksLeft = this.behaviour.blocks;
      window.standIn.players.push(this);
      calls.push(['new', this.id]);
      if (!this.behaviour.silentLoad) setTimeout(() => this.tell('onReady', {}), 40);
      setInterval(() => this.look(), 20);
    }

    tell(name, event) {
      if (!this.gone) this.events[name]?.({ target: this, ...event });
    }

    become(state) {
      if (this.state === state) return;
      this.state = state;
      this.tell('onStateChange', { data: state });
    }

    exact() {
      if (this.since === null) return this.at;
      return this.at + ((performance.now() - this.since) / 1000) * this.rate;
    }

    hold() {
      this.at = this.exact();
      this.since = null;
    }

    look() {
      if (this.state === 1 && this.since === null && performance.now() >= this.adUntil)
        this.since = performance.now();
      if (this.behaviour.stallMs > 0 && this.state === 1 && this.exact() >= this.behaviour.stallAt) {
        this.hold();
        const { stallMs } = this.behaviour;
        this.behaviour.stallMs = 0;
        this.become(3);
        setTimeout(() => this.run(), stallMs);
      }
      if (this.since !== null && this.exact() >= this.behaviour.duration) {
        this.hold();
        this.at = this.behaviour.duration;
        this.become(0);
      }
    }

    run() {
      this.become(1);
      this.since = performance.now() >= this.adUntil ? performance.now() : null;
    }

    playVideo() {
      calls.push(['play', this.id, performance.now()]);
      if (this.behaviour.fails) return;
      if (this.blocksLeft > 0) {
        this.blocksLeft -= 1;
        setTimeout(() => this.tell('onAutoplayBlocked', {}), 20);
        return;
      }
      this.become(3);
      clearTimeout(this.starting);
      this.starting = setTimeout(() => {
        if (this.behaviour.adMs > 0) {
          this.adUntil = performance.now() + this.behaviour.adMs;
          this.behaviour.adMs = 0;
        }
        this.run();
      }, this.behaviour.bufferMs);
    }

    pauseVideo() {
      calls.push(['pause', this.id, performance.now()]);
      clearTimeout(this.starting);
      this.hold();
      setTimeout(() => this.become(2), 10);
    }

    seekTo(seconds) {
      calls.push(['seek', this.id, seconds, performance.now()]);
      const ended = this.state === 0;
      setTimeout(() => {
        const moves = this.since !== null || ended;
        this.at = Math.max(0, Math.min(this.behaviour.duration, seconds - this.behaviour.early));
        this.since = moves ? performance.now() : null;
        if (ended) this.become(1);
      }, this.behaviour.seekMs);
    }

    cueVideoById({ videoId, startSeconds = 0 }) {
      calls.push(['cue', videoId, startSeconds]);
      this.hold();
      this.at = startSeconds;
      this.rate = 1;
      this.tell('onPlaybackRateChange', { data: 1 });
      this.become(5);
      if (this.behaviour.fails) {
        const { fails } = this.behaviour;
        // The service sometimes reports one fault twice.
        for (const delay of [30, 35]) setTimeout(() => this.tell('onError', { data: fails }), delay);
      }
    }

    setPlaybackRate(rate) {
      calls.push(['rate', rate]);
      this.hold();
      this.rate = rate;
      if (this.state === 1) this.since = performance.now();
      setTimeout(() => this.tell('onPlaybackRateChange', { data: rate }), 10);
    }

    getCurrentTime() {
      const grain = this.behaviour.coarseMs / 1000;
      return Math.floor(this.exact() / grain) * grain;
    }

    getPlaybackRate() {
      return this.rate;
    }

    getAvailablePlaybackRates() {
      return [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];
    }

    getDuration() {
      return this.state === -1 ? 0 : this.behaviour.duration;
    }

    getVideoData() {
      return { title: this.behaviour.title ?? `Video ${this.id}` };
    }

    getPlayerState() {
      return this.state;
    }

    loadModule(name) {
      calls.push(['shows', name]);
    }

    unloadModule(name) {
      calls.push(['hides', name]);
    }

    mute() {}
    unMute() {}
    setVolume() {}

    destroy() {
      this.gone = true;
      this.frame.remove();
    }
  }

  window.YT = { ...window.YT, Player, loaded: 1 };
  window.onYouTubeIframeAPIReady?.();
})();
