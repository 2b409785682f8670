/** Written by `npm run phrase-types` from the English files in `packages/i18n/locales/en`. */
export interface EnglishPhrases {
  account: {
    fields: {
      name: "";
      email: "";
      password: "";
      newPassword: "";
      repeatPassword: "";
      companyName: "";
      companyAddress: "";
      companySite: "";
      vat: "";
      messenger: "";
      contact: "";
      phone: "";
    };
    placeholders: {
      name: "";
      contact: "";
    };
    password: {
      show: "";
      hide: "";
      hint: "";
      strength: {
        short: "";
        weak: "";
        good: "";
        strong: "";
      };
    };
    accountType: {
      label: "";
      individual: "";
      company: "";
    };
    contacts: {
      title: "";
      hint: "";
      add: "";
      remove: "";
    };
    login: {
      title: "";
      text: "";
      submit: "";
      forgot: "";
      noAccount: "";
      register: "";
      passwordChanged: "";
      withCode: "";
      codeFailed: "";
    };
    register: {
      title: "";
      text: "";
      submit: "";
      haveAccount: "";
      login: "";
      terms: "<terms></terms> <privacy></privacy>";
    };
    firstOwner: {
      title: "";
      text: "";
      submit: "";
      expired: "";
    };
    reset: {
      title: "";
      text: "";
      submit: "";
      sentTitle: "";
      sentText: "{email}";
      again: "";
      back: "";
      newTitle: "";
      newText: "{email}";
      newSubmit: "";
      expired: "";
    };
    verify: {
      title: "";
      text: "";
      doneTitle: "";
      doneText: "";
      failedTitle: "";
      failedText: "";
      continue: "";
      console: "";
      passwordTitle: "";
      passwordText: "";
      confirm: "";
      notMine: "";
    };
    captcha: {
      loading: "";
      missing: "";
      failed: "";
    };
    aside: {
      title: "";
      prices: "";
      progress: "";
      refund: "";
    };
  };
  adminAccess: {
    roleNames: {
      owner: "";
      manager: "";
      finance: "";
      support: "";
      editor: "";
      custom: "";
    };
    permissions: {
      accounts_view: "";
      accounts_manage: "";
      accounts_impersonate: "";
      audit_view: "";
      books_view: "";
      catalogue_manage: "";
      console_view: "";
      content_manage: "";
      orders_view: "";
      orders_manage: "";
      orders_refund: "";
      payments_view: "";
      payments_manage: "";
      providers_manage: "";
      settings_manage: "";
      staff_manage: "";
      tasks_manage: "";
      tickets_manage: "";
      withdrawals_manage: "";
      heavy_tasks: "";
    };
    staff: {
      title: "";
      text: "";
      invite: "";
      inviteText: "";
      email: "";
      role: "";
      send: "";
      invited: "";
      revoke: "";
      revoked: "";
      open: "";
      expires: "";
      person: "";
      factor: "";
      factorOn: "";
      factorOff: "";
      factorRuleOn: "";
      factorRuleOff: "";
      lastSeen: "";
      never: "";
      you: "";
      change: "";
      changeText: "";
      remove: "";
      removeText: "";
      changed: "";
      pending: "";
      none: "";
    };
    roles: {
      title: "";
      text: "";
      new: "";
      edit: "";
      name: "";
      permissions: "";
      people: "{count, plural, other {}}";
      save: "";
      saved: "";
      delete: "";
      deleted: "";
      inUse: "";
      given: "";
      own: "";
      noneOwn: "";
    };
    audit: {
      title: "";
      text: "";
      who: "";
      action: "";
      subject: "";
      time: "";
      reason: "";
      before: "";
      after: "";
      nobody: "";
      system: "";
      onBehalf: "{name} {customer}";
      empty: "";
      emptyText: "";
      searchLabel: "";
      actionLabel: "";
      subjectLabel: "";
      from: "";
      to: "";
      one: "{number}";
      request: "";
    };
  };
  adminBooks: {
    title: "";
    rules: {
      "wallet totals equal their postings": "";
      "debits equal credits in every panel": "";
      "no wallet is below its floor": "";
      "nobody holds cash beside a debt": "";
      "every balance follows from the one before": "";
      "every transaction has a posting": "";
      "a reversal mirrors what it reverses": "";
      "money goes only known ways": "";
      "money passes between customers only when guest orders are taken over": "";
      "no order is refunded or recognised beyond its charge": "";
      "a hold is whole or settled": "";
      "coupons are used within their limits": "";
      "cashback stays within its promise": "";
      "widget rewards stand as they were paid": "";
      "every paid invoice has one transaction of its amount": "";
      "no transaction credits an invoice that was never paid": "";
      "what an invoice brought its payer is its amount less what went back": "";
      "what went back of an invoice is the sum of its reversals": "";
      "one linked card is charged at a time for a checkout, or for a top-up": "";
      "an order is charged and refunded as the ledger says": "";
      "escrow holds what running orders were charged, and nothing of those that ended": "";
      "a paid order was charged its cost": "";
      "who paid less for a coupon has used it": "";
      "an order that was handed over stands with a provider, or in doubt": "";
      "what stands with a provider was paid for": "";
      "an order placed in the parent panel is one order there, charged to the owner": "";
      "what the parent panel placed for a child is known to that child": "";
      "held money is that of open withdrawals": "";
      "a referral reward is its share of the cash kept, as the ledger says": "";
    };
  };
  adminCampaigns: {
    plans: {
      text: "";
      create: "";
      empty: "";
      emptyText: "";
      name: "";
      limit: "";
      limitHint: "";
      price: "";
      priceHint: "";
      trial: "";
      trialHint: "";
      trialDays: "{days, plural, other {}}";
      position: "";
      positionHint: "";
      highlight: "";
      enabled: "";
      enabledHint: "";
      subscribers: "";
      trials: "";
      leaving: "";
      revenue: "";
      status: "";
      on: "";
      off: "";
      delete: "";
      deleteTitle: "{name}";
      deleteText: "";
      deleted: "";
      inUse: "";
    };
    campaigns: {
      text: "";
      search: "";
      empty: "";
      emptyText: "";
      notFound: "";
      video: "";
      customer: "";
      gone: "";
      status: "";
      all: "";
      statuses: {
        active: "";
        paused: "";
        finished: "";
      };
      track: "";
      tracks: {
        on_demand: "";
        daily: "";
        weekly: "";
        monthly: "";
      };
      countries: "";
      keywords: "";
      lookups: "";
      waiting: "";
      checked: "";
      next: "";
      created: "";
      never: "";
    };
  };
  adminChildPanels: {
    title: "";
    text: "";
    search: "";
    domain: "";
    status: "";
    statuses: {
      all: "";
      pending_dns: "";
      active: "";
      expired: "";
      frozen: "";
      terminated: "";
    };
    owner: "";
    address: "";
    type: "";
    types: {
      own: "";
      subdomain: "";
    };
    price: "";
    renews: "";
    renewsOn: "";
    renewsOff: "";
    paidUntil: "";
    fees: "";
    revenue: "";
    orders: "";
    waitingOrders: "";
    customers: "";
    created: "";
    notYet: "";
    history: "";
    activated: "";
    frozenAt: "";
    terminatedAt: "";
    frozenBy: "";
    unpaid: "";
    reason: "";
    leadsElsewhere: "";
    empty: "";
    emptyText: "";
    notFound: "";
    one: "{number}";
    audit: "";
    priceForm: {
      title: "";
      label: "";
      hint: "";
      save: "";
      saved: "";
    };
    freeze: {
      title: "";
      text: "";
      reason: "";
      reasonHint: "";
      action: "";
      confirm: "{domain}";
      done: "";
    };
    unfreeze: {
      text: "";
      action: "";
      done: "";
    };
  };
  adminCustomers: {
    title: "";
    text: "";
    search: "";
    empty: "";
    emptyText: "";
    notFound: "";
    states: {
      active: "";
      frozen: "";
      closed: "";
      unproven: "";
      guest: "";
    };
    roles: {
      customer: "";
      owner: "";
      manager: "";
      finance: "";
      support: "";
      editor: "";
      custom: "";
    };
    filters: {
      state: "";
      role: "";
      from: "";
      to: "";
      source: "";
      owes: "";
    };
    columns: {
      state: "";
      role: "";
      balance: "";
      owed: "";
      orders: "";
      spent: "";
      source: "";
      registered: "";
    };
    card: {
      profile: "";
      contacts: "";
      company: "";
      vat: "";
      language: "";
      timeZone: "";
      verified: "";
      signIn: "";
      password: "";
      totp: "";
      passkeys: "{count, plural, other {}}";
      secondFactor: "";
      money: "";
      cash: "";
      bonus: "";
      hold: "";
      postings: "";
      orders: "";
      allOrders: "";
      sessions: "";
      byStaff: "";
      coupons: "";
      returned: "";
      referrals: "";
      referredBy: "";
      referralCode: "";
      referred: "{count, plural, other {}}";
      tickets: "";
      marketing: "";
      history: "";
      system: "";
      guests: "";
      guest: "{id} {orders, plural, other {}} {amount}";
      waiting: "{count, plural, other {}}";
    };
    freezes: {
      dispute: "";
      debt: "";
      operator: "";
    };
    actions: {
      more: "";
      adjust: "";
      impersonate: "";
      freeze: "";
      unfreeze: "";
      endSessions: "";
      resetFactor: "";
      verifyMail: "";
      resetMail: "";
      email: "";
      export: "";
      close: "";
      merge: "";
    };
    effects: {
      impersonate: "";
      freeze: "";
      unfreeze: "";
      endSessions: "";
      resetFactor: "";
      email: "";
      close: "";
      closeBalance: "{amount}";
      merge: "";
    };
    done: {
      freeze: "";
      unfreeze: "";
      endSessions: "";
      resetFactor: "";
      mail: "";
      email: "";
      close: "";
      merge: "{count, plural, other {}}";
    };
    reason: "";
    reasonHint: "";
    newEmail: "";
    guestNumber: "";
    mergeReasonHint: "";
    blockers: {
      title: "";
      staff: "";
      debt: "";
      withdrawals: "";
      orders: "";
      "drip-feeds": "";
      subscriptions: "";
      invoices: "";
      "child-panels": "";
    };
    adjust: {
      direction: "";
      add: "";
      take: "";
      wallet: "";
      amount: "";
      reasonHint: "";
      after: "{amount}";
      tooMuch: "{amount}";
      limit: "{amount}";
      addAmount: "{amount}";
      takeAmount: "{amount}";
      posted: "";
      waits: "";
    };
    adjustments: {
      title: "";
      text: "";
      one: "{number}";
      statuses: {
        waiting: "";
        posted: "";
        rejected: "";
      };
      status: "";
      requestedBy: "";
      decidedBy: "";
      date: "";
      empty: "";
      emptyText: "";
      notFound: "";
      confirm: "{amount}";
      confirmed: "";
      own: "";
      reject: "";
      takeBack: "";
      rejectReason: "";
      rejected: "";
    };
  };
  adminGrades: {
    title: "";
    text: "";
    create: "";
    edit: "";
    remove: "";
    goal: "";
    goalHint: "";
    discount: "";
    discountHint: "";
    icon: "";
    ownPicture: "";
    pictureAddress: "";
    drawings: {
      award: "";
      medal: "";
      star: "";
      gem: "";
      crown: "";
      trophy: "";
    };
    perks: "";
    closedSales: "";
    manager: "";
    chat: "";
    thumbnail: "";
    notIncluded: "";
    names: "";
    namesHint: "";
    customers: "";
    given: "{count, plural, other {}}";
    empty: "";
    emptyText: "";
    off: "";
    effect: {
      title: "";
      up: "{count, plural, other {}}";
      down: "{count, plural, other {}}";
      nobody: "";
      cost: "";
      costText: "{before} {after}";
      counted: "{count, plural, other {}}";
    };
    removal: {
      title: "{name}";
      text: "";
    };
    customer: {
      title: "";
      none: "";
      since: "";
      until: "";
      mercy: "";
      spent: "";
      given: "";
      give: "";
      giveText: "";
      grade: "";
      end: "";
      endHint: "";
      takeBack: "";
      takeBackText: "";
    };
  };
  adminInvoices: {
    invoices: {
      title: "";
      text: "";
      empty: "";
      emptyText: "";
    };
    manual: {
      title: "";
      text: "";
      empty: "";
      emptyText: "";
    };
    doubtful: {
      title: "";
      text: "";
      empty: "";
      emptyText: "";
    };
    search: "";
    notFound: "";
    one: "{number}";
    orders: "";
    filters: {
      status: "";
      anyStatus: "";
      anyMethod: "";
      purpose: "";
      anyPurpose: "";
    };
    reasons: {
      claimed: "";
      late: "";
      partial_refund: "";
      second_payment: "";
      returned_twice: "";
      wrong_panel: "";
      wrong_invoice: "";
      wrong_account: "";
      wrong_currency: "";
      wrong_amount: "";
    };
    facts: {
      review: "";
      total: "";
      charge: "";
      bonus: "";
      refunded: "";
      surplus: "";
      setAside: "";
      gatewayRef: "";
      paymentRef: "";
      comment: "";
      claimed: "";
      expires: "";
      paid: "";
      ended: "";
    };
    evidence: {
      title: "";
      none: "";
      picture: "{name}";
      download: "{name}";
    };
    events: {
      title: "";
      sources: {
        webhook: "";
        return: "";
        poller: "";
        operator: "";
        customer: "";
      };
      kinds: {
        claimed: "";
        paid: "";
        failed: "";
        expired: "";
        refunded: "";
        disputed: "";
        dispute_won: "";
        dispute_lost: "";
      };
      verdicts: {
        claimed: "";
        believed: "";
        known: "";
      };
    };
    reversals: {
      title: "";
      waiting: "";
      done: "";
      undone: "";
      kinds: {
        refund: "";
        refunded: "";
        disputed: "";
      };
    };
    postings: {
      title: "";
      accounts: {
        clearing: "";
        cash: "";
        bonus: "";
        receivable: "";
        fee_income: "";
        bonus_cost: "";
        coupon_cost: "";
        suspense: "";
      };
    };
    confirm: {
      title: "";
      funds: "{amount}";
      bonus: "{amount}";
      orders: "";
      amount: "";
      amountHint: "";
      note: "";
      action: "{amount}";
      done: "";
    };
    reject: {
      reason: "";
      hint: "";
      action: "";
      done: "";
    };
    refund: {
      title: "";
      amount: "";
      hint: "{amount}";
      gateway: "{amount}";
      byHand: "{amount}";
      cash: "{amount} {left}";
      bonus: "{amount} {left}";
      fee: "{amount}";
      canceled: "{count, plural, other {}}";
      missing: "{amount}";
      owes: "{amount}";
      reason: "";
      action: "{amount}";
      done: "";
    };
    resolve: {
      reason: "";
      hint: "";
      action: "";
      done: "";
    };
    disputes: {
      title: "";
      text: "";
      one: "{number}";
      empty: "";
      emptyText: "";
      notFound: "";
      invoice: "";
      ref: "";
      amount: "";
      taken: "";
      owed: "";
      opened: "";
      ended: "";
      won: "{amount}";
      lost: "";
      reason: "";
      markWon: "";
      markLost: "";
      done: "";
      states: {
        open: "";
        won: "";
        lost: "";
      };
    };
    reverse: {
      open: "";
      title: "{number}";
      text: "";
      reason: "";
      action: "";
      done: "";
    };
    payouts: {
      export: "";
      exportTitle: "";
      exportText: "{count, plural, other {}} {amount}";
      exportAction: "";
      exported: "{number}";
      exportedBy: "{name}";
      download: "";
      release: "";
      releaseText: "{number}";
      releaseReason: "";
      released: "";
      pay: "";
      payTitle: "";
      batch: "";
      batchHint: "";
      reference: "{number}";
      payAction: "{count, plural, other {}}";
      paid: "{count, plural, other {}}";
      failed: "{count, plural, other {}}";
      inFile: "{numbers}";
      outcomes: {
        not_found: "";
        wrong_state: "";
        reference_taken: "";
      };
    };
  };
  adminMoney: {
    words: {
      name: "";
      description: "";
      status: "";
      notFound: "";
      unlimited: "";
    };
    coupons: {
      title: "";
      text: "";
      search: "";
      create: "";
      edit: "{code}";
      empty: "";
      emptyText: "";
      switchOn: "";
      switchOff: "";
      filters: {
        all: "";
        on: "";
        off: "";
      };
      states: {
        running: "";
        scheduled: "";
        ended: "";
        used_up: "";
        off: "";
      };
      types: {
        discount: "";
        bonus: "";
        cashback: "";
      };
      calculations: {
        percent: "";
        fixed: "";
      };
      code: "";
      codeHint: "";
      type: "";
      calculation: "";
      amount: "";
      minAmount: "";
      totalLimit: "";
      accountLimit: "";
      services: "";
      servicesHint: "";
      validFrom: "";
      validTo: "";
      enabled: "";
      listed: "";
      listedHint: "";
      fixedOnceUsed: "";
      worth: "";
      used: "";
      usedOf: "{used} {limit}";
      uses: "";
      noUses: "";
      gave: "";
      base: "";
      where: "";
      released: "";
      cashbackPaid: "{paid} {promised}";
    };
    methods: {
      title: "";
      text: "";
      create: "";
      edit: "{name}";
      type: "";
      empty: "";
      emptyText: "";
      moveUp: "{name}";
      moveDown: "{name}";
      enabled: "";
      on: "";
      off: "";
      incomplete: "";
      incompleteText: "";
      unavailable: "";
      sections: {
        texts: "";
        terms: "";
        gateway: "";
        offer: "";
      };
      information: "";
      comments: "";
      icon: "";
      fee: "";
      min: "";
      max: "";
      currency: "";
      expires: "";
      accountNumber: "";
      qrTemplate: "";
      qrHint: "";
      takesComment: "";
      countries: "";
      countriesHint: "";
      purposes: {
        add_funds: "";
        checkout: "";
        order_widget: "";
        recurring: "";
      };
      bonuses: "";
      bonusFrom: "";
      bonusPercent: "";
      addBonus: "";
      removeBonus: "";
      secretSet: "";
      secretMissing: "";
      webhook: "";
      preview: {
        title: "";
        amount: "";
        pays: "";
        fee: "";
        bonus: "";
        credited: "";
        tooSmall: "";
        tooBig: "";
      };
      test: {
        action: "";
        text: "";
        start: "";
        opened: "{number}";
        page: "";
        pay: "";
        reported: "";
        credited: "{amount}";
        ended: "{status}";
        done: "";
      };
    };
    cards: {
      title: "";
      text: "";
      search: "";
      empty: "";
      card: "";
      method: "";
      expires: "";
      lastFailed: "";
      linked: "";
      all: "";
      states: {
        pending: "";
        active: "";
        expired: "";
        removed: "";
      };
    };
    ledger: {
      title: "";
      text: "";
      views: "";
      transactions: "";
      accounts: "";
      searchTransactions: "";
      searchAccounts: "";
      empty: "";
      one: "{number}";
      account: "";
      balance: "";
      other: "";
      change: "";
      cause: "";
      key: "";
      by: "";
      byPanel: "";
      reason: "";
      postings: "";
      reverses: "{number}";
      reversedBy: "{number}";
      allAccounts: "";
      anyType: "";
      refs: {
        order: "{number}";
        invoice: "{number}";
        withdrawal: "{number}";
        coupon: "{number}";
        task: "{number}";
        widget: "{number}";
      };
      kinds: {
        cash: "";
        bonus: "";
        referral: "";
        task: "";
        hold: "";
        receivable: "";
        clearing: "";
        escrow: "";
        revenue: "";
        fee_income: "";
        bonus_cost: "";
        coupon_cost: "";
        referral_cost: "";
        widget_cost: "";
        task_cost: "";
        provider_cost: "";
        adjustments: "";
        rounding: "";
        suspense: "";
      };
    };
    books: {
      title: "";
      text: "";
      run: "";
      running: "{done} {rules}";
      waiting: "";
      never: "";
      clean: "";
      problems: "{count, plural, other {}}";
      failed: "";
      checked: "<time></time>";
      askedBy: "{name}";
      rule: "";
      found: "";
      detail: "";
      help: "";
    };
    reports: {
      title: "";
      text: "";
      day: "";
      total: "";
      chart: "";
      figures: {
        money_in: "";
        money_out: "";
        orders: "";
        refunds: "";
        revenue: "";
        fees: "";
        bonuses: "";
        adjustments: "";
        other: "";
        cost: "";
        profit: "";
        liabilities: "";
        in_delivery: "";
        owed: "";
      };
    };
    rates: {
      title: "";
      text: "";
      rate: "{dollar}";
      none: "";
      byHand: "";
      bySource: "";
      updated: "<time></time>";
      tried: "<time></time>";
      setHint: "";
      save: "";
      follow: "";
      source: "";
      sourceAddress: "";
      sourceHint: "";
      saveSource: "";
      removeSource: "";
      refresh: "";
      problems: {
        unreachable: "";
        unreadable: "";
        implausible: "";
      };
    };
  };
  adminOffers: {
    title: "";
    text: "";
    create: "";
    edit: "{name}";
    empty: "";
    emptyText: "";
    full: "{limit}";
    name: "";
    nameHint: "";
    translations: "{written} {total}";
    place: "";
    position: "";
    holds: "";
    status: "";
    order: "";
    closedSale: "";
    places: {
      service_type: "";
      success_payment: "";
    };
    positions: {
      top: "";
      middle: "";
      network: "";
    };
    services: "{count, plural, other {}}";
    types: "{count, plural, other {}}";
    hidden: "{number}";
    on: "";
    off: "";
    show: "{name}";
    moveUp: "{name}";
    moveDown: "{name}";
    remove: "{name}";
    deleteNamed: "{name}";
    network: "";
    noNetwork: "";
    networkHint: "";
    networkLinkHint: "";
    findService: "";
    findType: "";
    searchHint: "";
    noneFound: "";
    servicesOf: "";
    typesOf: "";
    notOnSale: "";
    restricted: "";
    utm: "";
    utmHint: "";
    switches: {
      show_all: "";
      is_closed_sale: "";
      is_enabled: "";
    };
    switchHints: {
      show_all: "";
      is_closed_sale: "";
      is_enabled: "";
    };
    preview: "";
    previewEmpty: "";
    saved: "";
    deletion: {
      title: "{name}";
      text: "";
      confirm: "";
      done: "";
    };
  };
  adminOrders: {
    title: "";
    text: "";
    one: "{number}";
    search: "";
    empty: "";
    emptyText: "";
    notFound: "";
    gone: "";
    filters: {
      status: "";
      dispatch: "";
      provider: "";
      service: "";
      network: "";
      customer: "";
      mode: "";
      channel: "";
      min: "";
      max: "";
      minAmount: "{amount}";
      maxAmount: "{amount}";
      all: "";
      sort: "";
      newest: "";
      oldest: "";
    };
    dispatch: {
      ready: "";
      sending: "";
      sent: "";
      rejected: "";
      unknown: "";
      ended: "";
    };
    modes: {
      single: "";
      mass: "";
      drip_feed: "";
      subscription: "";
    };
    channels: {
      web: "";
      guest: "";
      api: "";
      widget: "";
      child_panel: "";
    };
    columns: {
      charge: "";
      cost: "";
      profit: "";
    };
    sheet: {
      facts: "";
      money: "";
      providerOrder: "";
      offer: "";
      reply: "";
      cash: "";
      bonus: "";
      estimated: "";
      checkout: "";
      sentAt: "";
      paidAt: "";
      inputs: "";
      ofCustomer: "";
      ofService: "";
    };
    timeline: {
      by: "{name}";
      as: "{name} {customer}";
      staff: "{action}";
    };
    calls: {
      title: "";
      none: "";
      kept: "";
      request: "";
      answer: "";
      noAnswer: "{reason}";
      attempts: "";
    };
    outcomes: {
      placed: "";
      refused: "";
      not_sent: "";
      unknown: "";
      answered: "";
    };
    postings: {
      title: "";
      none: "";
    };
    accounts: {
      cash: "";
      bonus: "";
      referral: "";
      task: "";
      escrow: "";
      revenue: "";
      coupon_cost: "";
      bonus_cost: "";
      referral_cost: "";
      widget_cost: "";
      adjustments: "";
      fee_income: "";
    };
    tickets: {
      title: "";
    };
  };
  adminOverview: {
    period: "";
    firstSteps: {
      title: "";
      text: "";
      progress: "{done} {all}";
      done: "";
      open: "";
      dismiss: "";
      dismissTitle: "";
      dismissText: "";
      steps: {
        brand: "";
        domain: "";
        prices: "";
        payments: "";
        legal: "";
        mail: "";
        order: "";
      };
    };
    periods: {
      day: "";
      week: "";
      month: "";
    };
    money: "";
    sales: "";
    nothingBefore: "";
    chart: "";
    figures: {
      revenue: "";
      fees: "";
      cost: "";
      bonuses: "";
      adjustments: "";
      profit: "";
      top_ups: "";
      refunds: "";
      orders: "";
      average_order: "";
      new_customers: "";
      returning_customers: "";
    };
    funnel: "";
    funnelText: "";
    steps: {
      links: "";
      checkouts: "";
      payment_pages: "";
      orders: "";
    };
    topServices: "";
    topNetworks: "";
    topCustomers: "";
    orderCount: "{count, plural, other {}} {shown}";
    noOrders: "";
    providers: "";
    noProviders: "";
    held: "";
    low: "";
    unknownBalance: "";
  };
  adminPriceRules: {
    title: "";
    text: "";
    add: "";
    edit: "";
    remove: "";
    search: "";
    provider: "";
    for: "";
    everything: "";
    allOfType: "";
    percent: "";
    fixed: "";
    roundTo: "";
    floor: "";
    services: "";
    empty: "";
    emptyText: "";
    notFound: "";
    withoutRule: "{count, plural, other {}} {provider}";
    form: {
      for: "";
      scopes: {
        everything: "";
        service_type: "";
        service: "";
      };
      searchService: "";
      searchType: "";
      searchHint: "";
      noneFound: "";
      choose: "";
      percent: "";
      percentHint: "{from} {to}";
      fixed: "";
      fixedHint: "{quantity}";
      roundTo: "";
      roundToHint: "{step}";
      floor: "";
      floorHint: "";
      invalidPercent: "{max}";
      save: "";
    };
    saved: "{count, plural, other {}}";
    preview: {
      title: "";
      changed: "{count, plural, other {}}";
      kept: "{count, plural, other {}}";
      leaving: "{count, plural, other {}}";
      largest: "";
      costAndMargin: "{cost} {margin}";
      per: "{quantity}";
    };
    removal: {
      title: "";
      text: "";
      removed: "";
    };
  };
  adminPrices: {
    customers: {
      title: "";
      text: "";
      count: "";
      everything: "";
      opened: "";
      changed: "";
      empty: "";
      emptyText: "";
      notFound: "";
    };
    prices: {
      title: "{customer}";
      text: "";
      add: "";
      edit: "";
      remove: "";
      copy: "";
      for: "";
      terms: "";
      list: "";
      pays: "";
      everything: "";
      allOfType: "";
      off: "{percent}";
      more: "{percent}";
      fixed: "{amount}";
      per: "{quantity}";
      search: "";
      notFound: "";
      belowCost: "";
      gone: "";
      empty: "";
      emptyText: "";
    };
    form: {
      for: "";
      scopes: {
        everything: "";
        service_type: "";
        service: "";
      };
      searchService: "";
      searchType: "";
      searchHint: "";
      noneFound: "";
      choose: "";
      kind: "";
      kinds: {
        off: "";
        more: "";
        fixed: "";
      };
      percent: "";
      percentHint: "";
      moreHint: "";
      price: "";
      fixedHint: "{quantity}";
      wideHint: "{quantity}";
      invalidPercent: "";
      invalidMore: "{max}";
      preview: "{price} {list} {quantity}";
      save: "";
      saved: "";
    };
    removal: {
      title: "";
      text: "";
      removed: "";
    };
    copying: {
      title: "";
      text: "";
      from: "";
      fromHint: "";
      look: "";
      added: "{count, plural, other {}}";
      differs: "{count, plural, other {}}";
      same: "{count, plural, other {}}";
      replace: "";
      nothing: "";
      copy: "{count, plural, other {}}";
      copied: "{count, plural, other {}}";
    };
    restricted: {
      title: "";
      text: "";
      search: "";
      list: "";
      empty: "";
      emptyText: "";
      notFound: "";
      shown: "";
      hidden: "";
    };
  };
  adminQueues: {
    order: "{number}";
    status: "";
    provider: "";
    providerNumber: "";
    lastAnswer: "";
    since: "";
    refunded: "";
    reason: "";
    reasonCustomer: "";
    reasonStaff: "";
    empty: "";
    emptyText: "";
    notFound: "";
    unknown: {
      title: "";
      text: "";
      attempts: "";
      look: "";
      placed: "";
      placedText: "";
      placedDo: "";
      placedDone: "";
      notPlaced: "";
      resendText: "";
      resend: "";
      resent: "";
      refundText: "{amount}";
      delivered: "";
      deliveredHint: "";
      refund: "";
      refunded: "";
      outcomes: {
        placed: "";
        refused: "";
        not_sent: "";
        unknown: "";
        answered: "";
      };
    };
    hold: {
      hold: "";
      text: "";
      on: "";
      release: "";
      held: "";
      released: "";
    };
    failed: {
      title: "";
      text: "";
      show: "";
      unread: "";
      all: "";
    };
    cancels: {
      title: "";
      text: "";
      asked: "";
      notAsked: "";
      endText: "";
      refuseText: "";
      refuse: "";
      refused: "";
    };
    moderation: {
      title: "";
      text: "";
      runs: "{count, plural, other {}}";
      approve: "";
      approved: "";
      rejectText: "{amount}";
      reject: "";
      rejected: "";
    };
    rules: {
      words: "";
      links: "";
      oneEach: "";
      wordsHint: "";
      linksHint: "";
      saved: "";
    };
    refills: {
      title: "";
      text: "";
      one: "{number}";
      order: "";
      left: "";
      by: "";
      automatic: "";
      statuses: {
        pending: "";
        in_progress: "";
        completed: "";
        rejected: "";
      };
      start: "";
      started: "";
      complete: "";
      completed: "";
      reject: "";
      rejected: "";
    };
    feeds: {
      title: "";
      text: "";
      one: "{number}";
      runs: "";
      failed: "{count, plural, other {}}";
      next: "";
      cancelText: "";
      cancel: "";
      canceled: "";
    };
    subscriptions: {
      title: "";
      text: "";
      one: "{number}";
      inDoubt: "";
      channel: "";
      publications: "";
      placedText: "";
      cancelText: "";
      cancel: "";
      canceled: "";
    };
    bulk: {
      choose: "";
      all: "";
      action: "";
      actions: {
        cancel: "";
        refund: "";
        partial: "";
        resend: "";
        change_provider: "";
        change_link: "";
        set_progress: "";
        complete: "";
        mark_read: "";
      };
      hints: {
        cancel: "";
        refund: "";
        partial: "";
        resend: "";
        change_provider: "";
        change_link: "";
        set_progress: "";
        complete: "";
        mark_read: "";
      };
      remains: "";
      remainsHint: "";
      start_count: "";
      link: "";
      chooseProvider: "";
      preview: "";
      check: "{action}";
      chosen: "";
      applies: "";
      asks: "";
      refund: "";
      lost: "";
      refused: "";
      nothing: "";
      orders: "{count, plural, other {}}";
      start: "{count, plural, other {}}";
      started: "";
    };
    problems: {
      not_found: "";
      unpaid: "";
      in_moderation: "";
      ended: "";
      being_sent: "";
      outcome_unknown: "";
      at_provider: "";
      provider_cannot_cancel: "";
      requested_before: "";
      not_in_error: "";
      not_running: "";
      all_delivered: "";
      more_than_ordered: "";
      less_than_reported: "";
      nothing_changes: "";
      not_a_source: "";
      link_refused: "";
      link_taken: "";
      read_before: "";
      internal: "";
    };
    jobs: {
      title: "";
      text: "";
      one: "{number}";
      empty: "";
      emptyText: "";
      statuses: {
        draft: "";
        running: "";
        stopped: "";
        done: "";
      };
      progress: "";
      by: "";
      started: "";
      ended: "";
      stop: "";
      stopped: "";
      resume: "";
      resumed: "";
      rows: "";
      outcome: "";
      all: "";
      waits: "";
      outcomes: {
        done: "";
        requested: "";
        refused: "";
        failed: "";
      };
    };
  };
  adminReferrals: {
    title: "";
    text: "";
    search: "";
    one: "{number}";
    state: "";
    states: {
      held: "";
      matured: "";
      reversed: "";
      refused: "";
      all: "";
    };
    order: "";
    referrer: "";
    referred: "";
    percent: "";
    cash: "";
    lost: "";
    reward: "";
    paid: "";
    reasons: "";
    reason: {
      email: "";
      browser: "";
      address: "";
      card: "";
      frozen: "";
    };
    created: "";
    decidedBy: "";
    decidedAt: "";
    decision: "";
    empty: "";
    emptyText: "";
    notFound: "";
    note: "";
    approve: "";
    approved: "";
    approveReason: "";
    optional: "";
    refuse: "";
    refused: "";
    refuseReason: "";
    hint: "";
  };
  adminSettings: {
    title: "";
    text: "";
    search: "";
    onlyChanged: "";
    notFound: "";
    changed: "";
    saved: "{name}";
    undo: "";
    reset: "";
    resetDone: "{name}";
    default: "{value}";
    none: "";
    changedBy: "{who}";
    someone: "";
    on: "";
    off: "";
    pick: "{name}";
    language: "";
    colorText: "";
    bannerText: "";
    tags: {
      title: "";
      description: "";
      keywords: "";
    };
    themes: {
      light: "{color}";
      dark: "{color}";
    };
    groups: {
      brand: "";
      colors: "";
      shop: "";
      ordering: "";
      money: "";
      features: "";
      security: "";
      legal: "";
      outside: "";
      banners: "";
    };
    secrets: {
      title: "";
      text: "";
      set: "";
      unset: "";
      saved: "";
      save: "";
      names: {
        captcha: "";
        chat: "";
      };
      texts: {
        captcha: "";
        chat: "";
      };
    };
    pages: {
      title: "";
      text: "";
      language: "";
      names: {
        terms: "";
        privacy: "";
        refunds: "";
        contact: "";
      };
      body: "";
      bodyHint: "";
      saved: "";
    };
    colors: {
      primary: "";
      secondary: "";
      icons: "";
      info: "";
      success: "";
      warning: "";
      headerLeft: "";
      headerRight: "";
    };
    banners: {
      dashboard: "";
      orders: "";
      profile: "";
      grades: "";
      drip_feed: "";
      order_widget: "";
      free_trials: "";
      sidebar: "";
      create_order: "";
      autopromotion: "";
      tasks: "";
      services_type_main: "";
      services_type_first_short: "";
      services_type_second_short: "";
      referral_program: "";
      services_pricing_main: "";
      services_pricing_first_short: "";
      services_pricing_second_short: "";
      services_pricing_long: "";
      services_pricing_footer: "";
    };
    settings: {
      panelName: {
        name: "";
        text: "";
      };
      logos_light: {
        name: "";
        text: "";
      };
      logos_dark: {
        name: "";
        text: "";
      };
      logos_alt: {
        name: "";
        text: "";
      };
      logos_destinationUrl: {
        name: "";
        text: "";
      };
      socials_youtube: {
        name: "";
        text: "";
      };
      socials_telegram: {
        name: "";
        text: "";
      };
      socials_vk: {
        name: "";
        text: "";
      };
      socials_linkedin: {
        name: "";
        text: "";
      };
      socials_facebook: {
        name: "";
        text: "";
      };
      socials_twitter: {
        name: "";
        text: "";
      };
      metaTags: {
        name: "";
        text: "";
      };
      darkModeAvailable: {
        name: "";
        text: "";
      };
      navigation: {
        name: "";
        text: "";
      };
      hidePersonalAccountForUnregistered: {
        name: "";
        text: "";
      };
      defaultMarketplaceView: {
        name: "";
        text: "";
      };
      rounding_precision: {
        name: "";
        text: "";
      };
      numbers_by_language: {
        name: "";
        text: "";
      };
      currencies_RUB_rate: {
        name: "";
        text: "";
      };
      singleOrderDesign: {
        name: "";
        text: "";
      };
      orderTypes: {
        name: "";
        text: "";
      };
      guaranteeChargePercent: {
        name: "";
        text: "";
      };
      speedupChargePercent: {
        name: "";
        text: "";
      };
      unpaid_discount_percent: {
        name: "";
        text: "";
      };
      subscription_idle_days: {
        name: "";
        text: "";
      };
      referral_program_percent: {
        name: "";
        text: "";
      };
      default_outer_widget_partner_percent: {
        name: "";
        text: "";
      };
      maximum_widget_reward_percent: {
        name: "";
        text: "";
      };
      adjustment_second_person_above: {
        name: "";
        text: "";
      };
      childPanelsPrice: {
        name: "";
        text: "";
      };
      grades_enabled: {
        name: "";
        text: "";
      };
      grade_period_days: {
        name: "";
        text: "";
      };
      grade_mercy_days: {
        name: "";
        text: "";
      };
      enable_bonuses: {
        name: "";
        text: "";
      };
      enable_tasks: {
        name: "";
        text: "";
      };
      enable_keyword_tools: {
        name: "";
        text: "";
      };
      keyword_searches_per_day: {
        name: "";
        text: "";
      };
      enabled_child_panels: {
        name: "";
        text: "";
      };
      child_panel_domain: {
        name: "";
        text: "";
      };
      maximum_child_panels: {
        name: "";
        text: "";
      };
      child_panel_dns_days: {
        name: "";
        text: "";
      };
      child_panel_grace_days: {
        name: "";
        text: "";
      };
      child_panel_frozen_days: {
        name: "";
        text: "";
      };
      grandchildren_allowed: {
        name: "";
        text: "";
      };
      free_views_is_allowed: {
        name: "";
        text: "";
      };
      freeTrials_proofIsRequired: {
        name: "";
        text: "";
      };
      freeTrials_expireAfterDays: {
        name: "";
        text: "";
      };
      freeTrials_dailyBudget: {
        name: "";
        text: "";
      };
      personalManagerUrl: {
        name: "";
        text: "";
      };
      staff_second_factor_is_required: {
        name: "";
        text: "";
      };
      contact_info_is_required: {
        name: "";
        text: "";
      };
      captcha_is_enabled: {
        name: "";
        text: "";
      };
      captcha_provider: {
        name: "";
        text: "";
      };
      captcha_siteKey: {
        name: "";
        text: "";
      };
      company_name: {
        name: "";
        text: "";
      };
      company_address: {
        name: "";
        text: "";
      };
      company_registration: {
        name: "";
        text: "";
      };
      company_vat: {
        name: "";
        text: "";
      };
      company_email: {
        name: "";
        text: "";
      };
      company_phone: {
        name: "";
        text: "";
      };
      termsUrl: {
        name: "";
        text: "";
      };
      privacyUrl: {
        name: "";
        text: "";
      };
      refundsUrl: {
        name: "";
        text: "";
      };
      contactUrl: {
        name: "";
        text: "";
      };
      analytics_googleAnalyticsId: {
        name: "";
        text: "";
      };
      analytics_googleTagManagerId: {
        name: "";
        text: "";
      };
      analytics_yandexMetrikaId: {
        name: "";
        text: "";
      };
      analytics_facebookPixelId: {
        name: "";
        text: "";
      };
      chatWidgets_crispWebsiteId: {
        name: "";
        text: "";
      };
      chatWidgets_jivoWidgetId: {
        name: "";
        text: "";
      };
      telegramBotUsername: {
        name: "";
        text: "";
      };
      cabinetWidgetToken: {
        name: "";
        text: "";
      };
      customCode: {
        name: "";
        text: "";
      };
    };
  };
  adminSetup: {
    save: "";
    saved: "";
    reason: "";
    reasonHint: "";
    kinds: {
      smm_v2: "";
      manual: "";
      simulator: "";
      parent_panel: "";
    };
    sending: {
      running: "";
      stopped: "{reason}";
      stop: "";
      stopText: "";
      done: "";
      release: "";
      released: "";
    };
    parent: {
      title: "{panel}";
      text: "";
      balance: "";
      frozen: "{panel}";
      waiting: "{count, plural, other {}} {amount}";
      missing: "{amount}";
      addFunds: "{panel}";
      followed: "";
    };
    providers: {
      title: "";
      text: "";
      search: "";
      add: "";
      addText: "";
      added: "";
      empty: "";
      emptyText: "";
      notFound: "";
      name: "";
      kind: "";
      state: "";
      balance: "";
      services: "";
      lastSync: "";
      never: "";
      url: "";
      urlHint: "";
      key: "";
      keyHint: "";
      newKey: "";
      newKeyHint: "";
      currency: "";
      currencyHint: "";
      worth: "";
      worthHint: "";
      lowBalance: "";
      lowBalanceHint: "";
      concurrency: "";
      perMinute: "";
      priceJump: "";
      priceJumpHint: "";
      follow: "";
      followHint: "";
      addsNew: "";
      addsNewHint: "";
      enabled: "";
      enabledHint: "";
      edit: "";
      currencyTitle: "";
      currencyText: "";
      setCurrency: "";
      held: "";
      resting: "";
      waitingOffers: "";
      states: {
        on: "";
        off: "";
        held: "";
        resting: "";
        syncing: "";
      };
      holdReasons: {
        currency: "{currency}";
        exchange_rate: "{currency}";
        operator: "";
      };
      test: "";
      testWorks: "{count, plural, other {}} {balance} {ms}";
      testFails: "{message}";
      sync: "";
      syncing: "";
      syncStarted: "";
      syncOutcome: "{offered} {added} {repriced} {vanished} {held} {rejected}";
      refusals: {
        empty: "";
        shrunken: "";
        failed: "";
        held: "";
      };
      acceptShrunken: "{count, plural, other {}}";
      hold: "";
      holdText: "{count, plural, other {}}";
      heldDone: "";
      release: "";
      released: "";
      calls: "{count, plural, other {}}";
      noCalls: "";
      syncs: "";
    };
    failedJobs: {
      title: "";
      text: "";
      search: "";
      empty: "";
      emptyText: "";
      notFound: "";
      job: "";
      about: "";
      why: "";
      times: "";
      timesOf: "{count, plural, other {}}";
      since: "";
      last: "";
      retry: "";
      discard: "";
      noRetry: "";
      retried: "{count, plural, other {}}";
      discarded: "";
      discardTitle: "{count, plural, other {}}";
      discardText: "";
    };
    quarantine: {
      title: "";
      text: "";
      search: "";
      state: "";
      states: {
        open: "";
        rejected: "";
      };
      empty: "";
      emptyText: "";
      notFound: "";
      offer: "";
      changes: "";
      services: "";
      sale: "";
      offSale: "";
      onSale: "";
      since: "";
      yes: "";
      no: "";
      kinds: {
        kind: "";
        name: "";
        category: "";
        refill: "";
        cancel: "";
        rate: "";
      };
      accept: "";
      reject: "";
      accepted: "";
      rejected: "";
      acceptTitle: "{count, plural, other {}}";
      acceptText: "";
      rejectTitle: "{count, plural, other {}}";
      rejectText: "";
    };
    services: {
      title: "";
      text: "";
      search: "";
      notFound: "";
      name: "";
      network: "";
      type: "";
      provider: "";
      state: "";
      states: {
        on: "";
        off: "";
        unavailable: "";
      };
      price: "";
      cost: "";
      margin: "";
      limits: "";
      saved: "";
      switchOn: "";
      switchOff: "";
      percent: "";
      changePrices: "";
      bulkTitle: "{count, plural, other {}}";
      bulkConfirm: "{count, plural, other {}}";
      bulkDone: "{count, plural, other {}}";
      effects: {
        switch_on: "";
        switch_off: "";
        price: "";
      };
      belowCost: "{count, plural, other {}}";
      sold: "";
      soldHint: "";
      sellsBelowCost: "";
      sellsBelowCostHint: "";
      priceAndLimits: "";
      priceFor: "{count}";
      discount: "";
      followsRate: "";
      followsLimits: "";
      min: "";
      max: "";
      maxHint: "";
      names: "";
      sources: "";
      sourcesHint: "";
      noSources: "";
      notLive: "";
      sourceOn: "{number}";
      earlier: "{number}";
      later: "{number}";
      removeSource: "{number}";
      addSource: "";
      addSourceHint: "";
      add: "";
    };
    social: {
      title: "";
      text: "";
      on: "";
      off: "";
      callback: "";
      clientId: "";
      secret: "";
      secretHint: "";
      oneTap: "";
      oneTapHint: "";
      updated: "";
      save: "";
      saved: "{name}";
      remove: "";
      removeTitle: "{name}";
      removeText: "";
      removed: "{name}";
    };
    mail: {
      title: "";
      text: "";
      test: "";
      testTitle: "{address}";
      search: "";
      status: "";
      statuses: {
        all: "";
        waiting: "";
        sent: "";
        failed: "";
      };
      empty: "";
      subject: "";
      recipient: "";
      outcome: "";
      created: "";
      template: "";
      attempts: "";
      sent: "";
      answered: "{answer}";
      written: "{file}";
      again: "";
      resend: "";
      resent: "";
    };
  };
  adminSources: {
    title: "";
    text: "";
    key: {
      title: "";
      text: "";
      youtube: "";
      sample: "";
      apiKey: "";
      newKey: "";
      keyHint: "";
      quota: "";
      quotaHint: "{units}";
      saved: "";
      quotaSaved: "";
      remove: "";
      removeTitle: "";
      removeText: "";
      removed: "";
    };
    test: {
      title: "";
      text: "";
      channel: "";
      look: "";
      found: "{title}";
    };
    quota: {
      title: "";
      text: "";
      samples: "";
      used: "";
      of: "{used} {limit}";
      resets: "";
      unused: "";
      uses: "";
      use: "";
      calls: "";
      units: "";
      history: "";
      paused: "";
      failed: "";
      reason: "{reason}";
    };
    uses: {
      verification: "";
      rankings: "";
      reports: "";
      competition: "";
      tags: "";
      tests: "";
    };
    oauth: {
      title: "";
      text: "";
      set: "";
      unset: "";
      clientId: "";
      newClientId: "";
      clientSecret: "";
      secretHint: "";
      updated: "";
      connected: "";
      revoked: "";
      redirect: "";
      steps: {
        apis: "";
        consent: "";
        client: "";
        redirect: "";
        enter: "";
      };
      test: {
        ask: "";
        accepted: "";
        rejected: "";
      };
      saved: "";
      remove: "";
      removeTitle: "";
      removeText: "";
      removed: "";
    };
    suggestions: {
      title: "";
      text: "";
      sample: "";
      google: "";
      keyword: "";
      ask: "";
      none: "";
      found: "";
      saved: "";
    };
    customers: {
      title: "";
      text: "";
      customer: "";
      units: "";
      lookups: "";
      reports: "";
      suggestions: "";
      empty: "";
    };
  };
  adminSupport: {
    escalation: {
      title: "";
      staffOnly: "";
      ask: "";
      askText: "{panel}";
      subject: "";
      message: "";
      order: "{number}";
      pleaseCheck: "";
      send: "{panel}";
      sent: "";
      noOrder: "{panel}";
      states: {
        open: "{panel}";
        answered: "{panel}";
        closed: "";
      };
      us: "";
      reuse: "";
      reply: "{panel}";
      replySent: "";
      files: "{count, plural, other {}}";
      openThere: "{panel}";
    };
    tickets: {
      title: "";
      text: "";
      search: "";
      holder: "";
      holders: {
        all: "";
        mine: "";
        unassigned: "";
      };
      status: "";
      any: "";
      subject: "";
      staffSaid: "{text}";
      order: "";
      mergedInto: "{ticket}";
      assignee: "";
      nobody: "";
      waiting: "";
      email: "";
      language: "";
      opened: "";
      others: "";
      empty: "";
      emptyText: "";
      notFound: "";
      assignToMe: "";
      assigned: "";
      unassigned: "";
      close: "";
      closed: "";
      reopen: "";
      reopened: "";
      answer: {
        label: "";
        hint: "";
        unfilled: "{placeholder}";
        canned: "";
        send: "";
        sendAndClose: "";
        sent: "";
      };
      merge: {
        action: "";
        title: "{ticket}";
        text: "";
        into: "";
        agree: "{ticket}";
        done: "";
      };
    };
    replies: {
      title: "";
      text: "";
      add: "";
      edit: "";
      empty: "";
      emptyText: "";
      name: "";
      nameTaken: "";
      language: "";
      languages: "{count, plural, other {}}";
      body: "";
      placeholders: "{names}";
      wrongPlaceholder: "{language}";
      saved: "";
      delete: "";
      deleted: "";
    };
    mail: {
      title: "";
      text: "";
      webhook: "";
      since: "";
      address: "";
      addressHint: "";
      secret: "";
      secretHint: "";
      secretAgain: "";
      saved: "";
      remove: "";
      removed: "";
    };
    reviews: {
      title: "";
      text: "";
      search: "";
      one: "{number}";
      status: "";
      statuses: {
        in_moderation: "";
        approved: "";
        rejected: "";
      };
      rating: "";
      anyRating: "";
      comment: "";
      noComment: "";
      service: "";
      shownAs: "";
      language: "";
      written: "";
      reason: "";
      empty: "";
      emptyText: "";
      notFound: "";
      approve: "";
      approved: "";
      answer: "";
      answerHint: "";
      sendAnswer: "";
      changeAnswer: "";
      answered: "";
      removeAnswer: "";
      answerRemoved: "";
      rejectReason: "";
      rejectHint: "";
      reject: "";
      rejected: "";
    };
    verification: {
      title: "";
      text: "";
      one: "{customer}";
      status: "";
      statuses: {
        in_review: "";
        approved: "";
        rejected: "";
      };
      documents: "";
      files: "{count, plural, other {}}";
      submitted: "";
      decided: "";
      nameOnAccount: "";
      reason: "";
      place: "{place} {total}";
      previous: "";
      next: "";
      zoomIn: "";
      zoomOut: "";
      rotate: "";
      download: "";
      empty: "";
      emptyText: "";
      notFound: "";
      approve: "";
      approved: "";
      rejectReason: "";
      rejectHint: "";
      reject: "";
      rejected: "";
    };
  };
  adminTrials: {
    trials: {
      title: "";
      text: "";
      search: "";
      one: "{number}";
      status: "";
      statuses: {
        in_moderation: "";
        in_processing: "";
        completed: "";
        rejected: "";
        expired: "";
      };
      quest: "";
      anyQuest: "";
      reward: "";
      value: "";
      link: "";
      proof: "";
      proofLink: "";
      showProof: "";
      saveProof: "";
      noProof: "";
      why: "";
      clean: "";
      suspicions: {
        same_device: "";
        same_address: "";
        same_network: "";
        same_card: "";
        same_link: "";
        disposable_mail: "";
        many_requests: "";
        daily_budget: "";
      };
      order: "";
      requested: "";
      expires: "";
      decided: "";
      ended: "";
      reason: "";
      empty: "";
      emptyText: "";
      notFound: "";
      approve: "";
      approved: "";
      rejectReason: "";
      rejectHint: "";
      reject: "";
      rejected: "";
    };
    quests: {
      title: "";
      text: "";
      create: "";
      name: "";
      shortBody: "";
      body: "";
      bodyHint: "";
      service: "";
      serviceHint: "";
      quantity: "";
      reward: "";
      worth: "{amount}";
      repeats: "";
      daily: "";
      dailyHint: "";
      minSpend: "";
      minTopUp: "";
      position: "";
      proofUrl: "";
      proofFile: "";
      proofRequired: "";
      enabled: "";
      picture: "";
      pictureLabel: "";
      pictureHint: "";
      removePicture: "";
      texts: "";
      language: "";
      textsHint: "";
      begun: "";
      trials: "";
      today: "";
      cost: "";
      state: "";
      on: "";
      off: "";
      unavailable: "";
      empty: "";
      emptyText: "";
    };
  };
  adminWidgets: {
    list: {
      title: "";
      text: "";
      search: "";
      name: "";
      state: "";
      states: {
        all: "";
        on: "";
        off: "";
        blocked: "";
        deleted: "";
      };
      partner: "";
      reward: "";
      orders: "";
      turnover: "";
      paid: "";
      held: "";
      sites: "";
      noSites: "";
      created: "";
      empty: "";
      emptyText: "";
      notFound: "";
      one: "{number}";
      block: "";
      unblock: "";
      blockHint: "";
      blocked: "";
      unblocked: "";
    };
    rewards: {
      title: "";
      text: "";
      search: "";
      order: "";
      status: "";
      statuses: {
        held: "";
        paid: "";
        refused: "";
        reversed: "";
      };
      widget: "";
      buyer: "";
      signs: "";
      sign: {
        same_account: "";
        same_email: "";
        same_device: "";
        same_card: "";
      };
      cash: "";
      amount: "";
      since: "";
      reason: "";
      empty: "";
      emptyText: "";
      one: "{number}";
      pay: "";
      payHint: "";
      paid: "";
      refuse: "";
      refuseHint: "";
      refused: "";
    };
  };
  admin: {
    title: "";
    menu: "";
    shop: "";
    notices: "";
    pages: {
      overview: "";
      orders: "";
      "unknown-orders": "";
      "failed-orders": "";
      moderation: "";
      "cancel-requests": "";
      refills: "";
      "drip-feeds": "";
      subscriptions: "";
      "bulk-jobs": "";
      withdrawals: "";
      referrals: "";
      staff: "";
      roles: "";
      audit: "";
      customers: "";
      customer: "";
      adjustments: "";
      invoices: "";
      "manual-payments": "";
      "doubtful-payments": "";
      disputes: "";
      tickets: "";
      ticket: "";
      "canned-replies": "";
      reviews: "";
      verification: "";
      "order-widgets": "";
      "widget-rewards": "";
      "free-trials": "";
      "free-trial-quests": "";
      "channel-sources": "";
      providers: "";
      quarantine: "";
      "failed-jobs": "";
      services: "";
      "price-rules": "";
      "special-offers": "";
      settings: "";
      "social-sign-in": "";
      mail: "";
      coupons: "";
      grades: "";
      "payment-methods": "";
      "linked-cards": "";
      ledger: "";
      books: "";
      reports: "";
      rates: "";
      "custom-prices": "";
      "child-panels": "";
      campaigns: "";
      "campaign-plans": "";
      "customer-prices": "";
    };
    groups: {
      start: "";
      orders: "";
      customers: "";
      money: "";
      support: "";
      setup: "";
      access: "";
    };
    errors: {
      notFound: "";
      somethingWrong: "";
      overview: "";
    };
    breadcrumbs: "";
    panels: "";
    bell: {
      title: "";
      waiting: "";
      label: "{count, plural, other {}} {shown}";
    };
    palette: {
      title: "";
      open: "";
      hint: "";
      page: "";
      nothing: "{query}";
      kinds: {
        order: "";
        customer: "";
        invoice: "";
        service: "";
        ticket: "";
      };
    };
    keys: {
      title: "";
      palette: "";
      search: "";
      rows: "";
      open: "";
      select: "";
      close: "";
      help: "";
    };
    views: {
      title: "";
      save: "";
      saveText: "";
      name: "";
      share: "";
      shared: "{name}";
      delete: "{name}";
      deleted: "{name}";
    };
    notes: {
      title: "";
      new: "";
      hint: "";
      add: "";
      delete: "";
      deleted: "";
    };
    overview: {
      title: "";
      nothing: "";
      nothingText: "";
      many: "{count}";
      oldest: "";
    };
    list: {
      search: "";
      first: "";
      previousRow: "";
      nextRow: "";
      number: "";
      customer: "";
      csv: "";
      filters: "";
      columns: "";
      select: "";
      selectPage: "";
      selectRow: "{number}";
      selected: "{count, plural, other {}}";
      selectNone: "";
      undo: "";
    };
    withdrawals: {
      title: "";
      text: "";
      one: "{number}";
      status: "";
      all: "";
      payout: "";
      requested: "";
      empty: "";
      emptyText: "";
      notFound: "";
      reference: "";
      referenceHint: "";
      pay: "{amount}";
      paid: "";
      reason: "";
      reasonHint: "{amount}";
      decline: "";
      declined: "";
    };
  };
  campaignMail: {
    button: "";
    plan: {
      trialEnding: {
        title: "{plan} {date}";
        text: "{plan} {date} {price}";
      };
      ending: {
        title: "{plan} {date}";
        text: "{date}";
      };
      shrinking: {
        title: "{date}";
        text: "{plan} {limit} {date} {campaigns, plural, other {}}";
      };
      renewed: {
        title: "{plan}";
        text: "{price} {date}";
      };
      shrunk: {
        title: "{plan}";
        text: "{date} {limit} {campaigns, plural, other {}}";
      };
      lapsed: {
        title: "{plan}";
        text: "{price}";
      };
      ended: {
        title: "{plan}";
        text: "";
      };
    };
    finished: {
      title: "{title}";
      text: "";
    };
    alert: {
      title: "{count, plural, other {}} {title}";
      intro: "{day}";
      entered: "{keyword} {country} {place} {before} {after}";
      left: "{keyword} {country} {place} {before} {after}";
      more: "{count, plural, other {}}";
      off: "";
    };
  };
  campaigns: {
    title: "";
    lead: "";
    trail: "";
    new: "";
    statuses: {
      active: "";
      paused: "";
      finished: "";
    };
    track: {
      on_demand: "";
      daily: "";
      weekly: "";
      monthly: "";
    };
    totals: {
      active: "";
      keywords: "";
      first3: "";
      first10: "";
      first50: "";
      beyond: "";
    };
    columns: {
      video: "";
      status: "";
      keywords: "";
      average: "";
      best: "";
      places: "";
      trend: "";
      track: "";
    };
    filters: {
      title: "";
      search: "";
      allStatuses: "";
      allTracks: "";
      country: "";
      allCountries: "";
      clear: "";
      done: "";
      remove: "{name}";
    };
    empty: {
      title: "";
      text: "";
      needsPlan: "";
    };
    noneFit: {
      title: "";
      text: "";
    };
    checks: {
      on: "{day}";
      none: "";
      last: "<time></time>";
      never: "";
      waiting: "{count, plural, other {}}";
    };
    plan: {
      title: "";
      none: "";
      noneText: "";
      used: "{used} {limit}";
      trial: "{day} {amount}";
      trialEnds: "{day}";
      renews: "{day} {amount}";
      ends: "{day}";
      next: "{name} {day}";
      lapsed: "";
      renew: "";
      renewOn: "";
      renewOff: "";
      change: "";
      choose: "";
      short: "{amount} {day}";
      addFunds: "";
    };
    plans: {
      title: "";
      month: "";
      free: "";
      slots: "{count, plural, other {}} {shown}";
      slotsHint: "";
      trialDays: "{days, plural, other {}}";
      highlight: "";
      current: "";
      empty: "";
      emptyText: "";
      actions: {
        trial: "";
        subscribe: "";
        upgrade: "";
        downgrade: "";
        signIn: "";
      };
      notes: {
        trial: "{day}";
        trialSoon: "";
        subscribe: "{amount}";
        upgrade: "{amount}";
        downgrade: "{day}";
      };
      confirm: {
        title: "{name}";
        trial: "{amount}";
        subscribe: "{amount}";
        upgrade: "{amount} {price}";
        upgradeFree: "{price}";
        downgrade: "{day} {price}";
        pay: "{amount}";
      };
      short: {
        title: "{amount}";
        text: "{price} {balance}";
      };
      done: {
        trial: "";
        subscribe: "";
        upgrade: "";
        downgrade: "";
      };
    };
    form: {
      title: "";
      lead: "";
      choosePlan: "";
      url: "";
      urlHint: "";
      urlFits: "";
      countries: "";
      countriesHint: "{count}";
      addCountry: "";
      removeCountry: "{country}";
      keywords: "";
      keywordsHint: "";
      addKeyword: "";
      removeKeyword: "{keyword}";
      clearKeywords: "";
      counted: "{keywords} {countries} {slots, plural, other {}} {shown}";
      slotsLeft: "{count, plural, other {}} {shown}";
      slotsOver: "{count, plural, other {}} {shown}";
      upgrade: "";
      track: "";
      trackHint: "";
      alerts: "";
      create: "";
      created: "";
      suggestions: {
        title: "";
        for: "";
        find: "";
        hint: "{country}";
        left: "{count, plural, other {}}";
        none: "";
        add: "{keyword}";
        volume: "{volume}";
      };
    };
    detail: {
      head: "{channel}";
      open: "";
      update: "";
      updated: "";
      activate: "";
      activated: "";
      pause: "";
      paused: "";
      finish: "";
      finishTitle: "";
      finishText: "";
      finished: "";
      edit: "";
      editTitle: "";
      csv: "";
      country: "";
      day: "";
      latest: "";
      alertsOn: "";
      alertsOff: "";
      chart: "";
      chartText: "";
      chartEmpty: "";
      chartEmptyText: "";
      range: "";
      ranges: {
        month: "";
        quarter: "";
        year: "";
        all: "";
      };
      picture: "";
      best: "";
      average: "";
      legend: "";
      showAll: "";
      hideAll: "";
      line: "";
      first: "";
      last: "";
      lowest: "";
      highest: "";
      noValue: "";
      table: "{day}";
      keyword: "";
      position: "";
      change: "";
      before: "";
      bestEver: "";
      next: "";
      beyond: "";
      unchecked: "";
      up: "{count}";
      down: "{count}";
      same: "";
      results: "{keyword}";
      seenOn: "{day}";
      resultsEmpty: "";
      resultsEmptyText: "";
      own: "";
    };
  };
  catalogue: {
    title: "";
    headline: "";
    lead: "";
    count: "{count, plural, other {}}";
    found: "{count, plural, other {}}";
    search: {
      label: "";
      placeholder: "";
      clear: "";
    };
    filters: {
      label: "";
      active: "{count, plural, other {}}";
      apply: "{count, plural, other {}}";
      reset: "";
      remove: "{name}";
      network: "";
      allNetworks: "";
      serviceType: "";
      allTypes: "";
      discount: "";
      favourites: "";
      countries: "";
      features: "";
      labels: "";
      startTime: "";
      startsWithin: "{duration}";
      quantity: "";
      price: "";
      minimum: "";
      maximum: "";
      adjusted: "{names}";
      understood: "";
      anyStart: "";
      findCountry: "";
    };
    features: {
      cancel: "";
      drip_feed: "";
      package: "";
      refill: "";
    };
    sort: {
      label: "";
      popularity: "";
      price_asc: "";
      price_desc: "";
      discount_asc: "";
      discount_desc: "";
      max_asc: "";
      max_desc: "";
      name_asc: "";
      name_desc: "";
    };
    view: {
      label: "";
      table: "";
      card: "";
    };
    columns: {
      service: "";
      pricePer: "{quantity}";
      min: "";
      max: "";
      start: "";
      speed: "";
      guarantee: "";
      reviews: "";
      action: "";
    };
    price: {
      perPiece: "";
      perPackage: "";
      forQuantity: "{amount} {quantity}";
      before: "{amount}";
    };
    limits: {
      noLimit: "";
      range: "{min} {max}";
    };
    start: {
      instant: "";
      unknown: "";
      average: "{duration}";
    };
    speed: {
      perDay: "{quantity}";
      unknown: "";
    };
    guarantee: {
      none: "";
      days: "{count, plural, other {}}";
      always: "";
    };
    geo: {
      everywhere: "";
      countries: "{count, plural, other {}}";
    };
    reviews: {
      none: "";
      count: "{count, plural, other {}}";
      rating: "{rating}";
    };
    favourite: {
      add: "{service}";
      remove: "{service}";
    };
    paste: "";
    closedSale: "";
    order: "";
    orderNamed: "{service}";
    details: "";
    unavailable: "";
    description: "";
    requirements: "";
    exampleLink: "";
    questions: "";
    states: {
      empty: {
        title: "";
        text: "";
      };
      noResults: {
        title: "";
        text: "";
        action: "";
      };
      failed: {
        title: "";
        text: "";
        action: "";
      };
      favouritesGuest: {
        title: "";
        text: "";
        action: "";
      };
      favouritesEmpty: {
        title: "";
        text: "";
        action: "";
      };
    };
  };
  channelNotices: {
    disconnected: {
      title: "{channel}";
      text: "{channel}";
    };
    action: "";
  };
  channelReports: {
    title: "";
    lead: "";
    connection: {
      channel: "";
      connect: "";
      another: "";
      again: "";
      since: "<time></time>";
      disconnect: "";
      disconnectTitle: "{title}";
      disconnectText: "";
      disconnected: "";
      connected: "";
      errors: {
        denied: "";
        no_channel: "";
        taken: "";
        too_many: "";
        failed: "";
      };
    };
    empty: {
      title: "";
      connectText: "";
      profileText: "";
      profile: "";
    };
    locked: {
      title: "";
      connectText: "";
      verifyText: "";
      verify: "";
    };
    card: {
      open: "{title}";
      subscribers: "";
      hidden: "";
      views: "";
      videos: "";
      since: "{date}";
      trend: "";
      none: "";
    };
    metrics: {
      views: "";
      watch_time: "";
      subscribers: "";
      subscribers_gained: "";
      subscribers_lost: "";
      average_view_duration: "";
      average_view_percentage: "";
      impressions: "";
      clicks: "";
      ctr: "";
      likes: "";
      comments: "";
    };
    quality: {
      bad: "";
      normal: "";
      good: "";
    };
    notReported: "";
    period: {
      label: "";
      month: "";
      quarter: "";
      year: "";
      custom: "";
      from: "";
      to: "";
      compare: "";
      previous: "{from} {to}";
      range: "{from} {to}";
    };
    chart: {
      title: "";
      metric: "";
      label: "{metric}";
      csv: "";
      picture: "";
      emptyTitle: "";
      emptyText: "";
      legend: "";
      showAll: "";
      hideAll: "";
      line: "";
      first: "";
      last: "";
      lowest: "";
      highest: "";
      noValue: "";
      orders: "";
    };
    orders: {
      title: "";
      text: "";
      order: "{id}";
      delivered: "{delivered} {quantity}";
      running: "{day}";
      none: "";
      promote: "";
    };
    newest: {
      title: "";
      none: "";
    };
    videos: {
      title: "";
      text: "";
      video: "";
      published: "";
      monetized: "";
      watchTime: "";
      clicks: "";
      showAll: "{count, plural, other {}}";
      averageDuration: "";
      averagePercentage: "";
      ctr: "";
      sort: "";
      none: "";
      noneText: "";
    };
  };
  childPanels: {
    title: "";
    lead: "";
    add: "";
    all: "";
    full: "{count, plural, other {}}";
    rent: {
      price: "";
      free: "";
      balance: "";
      addFunds: "";
      text: "";
      short: "{domain} {amount} {date}";
    };
    empty: {
      title: "";
      text: "";
      catalog: "";
      brand: "";
      delivery: "";
      honest: "";
    };
    status: {
      pending_dns: "";
      active: "";
      expired: "";
      frozen: "";
      terminated: "";
    };
    about: {
      pending_dns: "";
      giveUp: "{date}";
      renews: "{date}";
      ends: "{date}";
      expired: "";
      expiredUntil: "{date}";
      frozen: "";
      frozenUntil: "{date}";
      held: "";
      terminated: "";
      revive: "";
      waiting: "{count, plural, other {}} {amount}";
      leadsElsewhere: "";
    };
    facts: {
      shop: "";
      console: "";
      owner: "";
      price: "";
      month: "{amount}";
      paidUntil: "";
      created: "";
      notYet: "";
    };
    renews: "";
    renewsOn: "";
    renewsOff: "";
    actions: {
      shop: "";
      console: "";
      statistics: "";
      dns: "";
      renew: "";
      export: "";
      support: "";
    };
    renew: {
      title: "{domain}";
      text: "{price} {left}";
      reopens: "";
      agree: "{price}";
      done: "";
      short: "{amount}";
      shortText: "{domain} {price} {balance}";
    };
    create: {
      title: "";
      type: "";
      types: {
        subdomain: "";
        own: "";
      };
      typeHints: {
        subdomain: "";
        own: "";
      };
      name: "";
      nameHint: "";
      domain: "";
      domainHint: "";
      password: "";
      passwordHint: "{email}";
      price: "";
      balance: "";
      left: "";
      monthly: "";
      startsLater: "";
      submit: "{price}";
      submitFree: "";
      short: "{amount}";
      addFunds: "{amount}";
    };
    check: {
      checking: "";
      available: "{domain}";
      own: {
        free: "{domain}";
        taken: "{domain}";
        unknown: "{domain}";
      };
      failed: "";
      suggestions: "";
      notRegistered: "";
    };
    created: {
      title: "";
      titleDns: "";
      text: "{domain}";
      textDns: "{domain}";
      steps: {
        prices: "";
        payments: "";
        brand: "";
        funds: "";
        dns: "";
      };
      console: "";
      dns: "";
      close: "";
    };
    dns: {
      title: "";
      text: "{domain}";
      again: "";
      againText: "{domain}";
      purpose: {
        address: "";
        proof: "";
      };
      type: "";
      name: "";
      value: "";
      found: "";
      nothing: "";
      matches: "";
      differs: "";
      missing: "";
      copyName: "";
      copyValue: "";
      shortName: "{name}";
      check: "";
      checked: "";
      never: "";
      automatic: "";
      opened: "{domain}";
      notYet: "";
      notYetText: "";
      help: "";
      helps: {
        cloudflare: "";
        godaddy: "";
        namecheap: "";
        root: "";
        old: "";
      };
      helpTitles: {
        root: "";
        old: "";
      };
      time: "";
    };
    statistics: {
      title: "";
      text: "";
      period: "";
      periods: {
        week: "";
        month: "";
        quarter: "";
      };
      from: "";
      to: "";
      revenue: "";
      cost: "";
      margin: "";
      orders: "";
      customers: "";
      chart: "";
      services: "";
      service: "";
      empty: "";
      emptyText: "";
    };
    export: {
      done: "";
    };
  };
  common: {
    actions: {
      apply: "";
      back: "";
      cancel: "";
      clear: "";
      close: "";
      confirm: "";
      continue: "";
      copy: "";
      delete: "";
      download: "";
      edit: "";
      open: "";
      reset: "";
      retry: "";
      save: "";
      showAll: "";
      showLess: "";
      showMore: "";
      undo: "";
    };
    states: {
      checking: "";
      copied: "";
      empty: "";
      failed: "";
      loading: "";
      saved: "";
      saving: "";
    };
    words: {
      from: "{amount}";
      labelled: "{label} {value}";
      no: "";
      optional: "";
      savesCard: "";
      scansCode: "";
      takesComment: "";
      required: "";
      yes: "";
    };
    amounts: {
      surplus: "";
      inRubles: "{amount} {rate} {dollar}";
      exactly: "{amount}";
    };
    durations: {
      minutes: "{count, plural, other {}}";
      hours: "{count, plural, other {}}";
      days: "{count, plural, other {}}";
    };
    calendar: {
      choose: "";
      previousYear: "";
      previousMonth: "";
      nextMonth: "";
      nextYear: "";
    };
    pagination: {
      label: "";
      previous: "";
      next: "";
      position: "{page} {pages}";
    };
    table: {
      columns: "";
      comfortable: "";
      compact: "";
      density: "";
      export: "";
      rowsPerPage: "";
    };
  };
  coupons: {
    problems: {
      unknown: "";
      not_started: "";
      expired: "";
      used_up: "";
      used_by_you: "";
      needs_account: "";
      only_orders: "";
      only_top_ups: "";
      other_services: "";
      below_minimum: "{minimum}";
      below_minimum_of_services: "{minimum}";
      no_effect: "";
    };
  };
  dashboard: {
    title: "";
    welcome: "{hasName, select, yes {{name}} other {}}";
    lead: "";
    newOrder: "";
    addFunds: "";
    balance: "";
    spentMonth: "";
    deliveredToday: "";
    running: "";
    change: "{percent}";
    attention: {
      title: "";
      none: "";
      unpaid_orders: "{count, plural, other {}}";
      failed_orders: "{count, plural, other {}}";
      answered_tickets: "{count, plural, other {}}";
      payments_in_review: "{count, plural, other {}}";
      verification_wanted: "";
      verification_rejected: "";
      guest_orders: "{count, plural, other {}}";
      email_unverified: "";
      low_balance: "{count, plural, other {}}";
      owed: "{amount}";
    };
    byStatus: "";
    grade: {
      title: "";
      next: "{amount} {name}";
      progress: "{spent} {goal}";
      discount: "{percent}";
      top: "";
      all: "";
      perks: "";
      closedSales: "";
      manager: "";
      chat: "{count, plural, other {}}";
      thumbnail: "{count, plural, other {}}";
    };
    spent: "";
    allTime: "";
    spending: "";
    chart: "";
    statistics: "";
    recent: "";
    allOrders: "";
  };
  earning: {
    open: "";
    start: {
      title: "";
      lead: "";
      what: {
        title: "";
        text: "";
      };
      begin: {
        title: "";
        account: "";
        connect: "";
        perform: "";
        reward: "";
      };
      expect: {
        title: "";
        text: "";
        note: "";
      };
    };
    connect: {
      title: "";
      lead: "";
      code: {
        title: "";
        open: "";
        copy: "";
        paste: "";
        confirm: "";
      };
      public: {
        title: "";
        text: "";
        open: "";
        off: "";
        check: "";
        note: "";
      };
      trouble: {
        title: "";
        text: "";
      };
      several: {
        title: "";
        text: "";
      };
      profile: "";
    };
    perform: {
      title: "";
      lead: "";
      steps: {
        title: "";
        choose: "";
        start: "";
        act: "";
        end: "";
      };
      check: {
        title: "";
        text: "";
        note: "";
      };
      states: {
        title: "";
        started: {
          name: "";
          text: "";
        };
        ended: {
          name: "";
          text: "";
        };
        approved: {
          name: "";
          text: "";
        };
        rejected: {
          name: "";
          text: "";
        };
        expired: {
          name: "";
          text: "";
        };
      };
      reasons: {
        title: "";
        channel: "";
        hidden: "";
        undone: "";
        early: "";
      };
    };
    rewards: {
      title: "";
      lead: "";
      where: {
        title: "";
        text: "";
      };
      spend: {
        title: "";
        text: "";
        note: "";
      };
      withdraw: {
        title: "";
        method: "";
        amount: "";
        wait: "";
        note: "";
      };
      open: "";
    };
    faq: {
      title: "";
      lead: "";
      pay: {
        question: "";
        answer: "";
      };
      who: {
        question: "";
        answer: "";
      };
      password: {
        question: "";
        answer: "";
      };
      once: {
        question: "";
        answer: "";
      };
      slow: {
        question: "";
        answer: "";
      };
      rejected: {
        question: "";
        answer: "";
      };
      none: {
        question: "";
        answer: "";
      };
      undo: {
        question: "";
        answer: "";
      };
    };
  };
  errors: {
    invalid_input: "";
    malformed_request: "";
    body_too_large: "";
    unsupported_media_type: "";
    unauthenticated: "";
    not_found: "";
    method_not_allowed: "";
    unknown_host: "";
    cross_site_request: "";
    wrong_state: "";
    second_factor_needed: "";
    second_person_needed: "";
    sign_in_expired: "";
    last_way_in: "";
    idempotency_mismatch: "";
    insufficient_balance: "";
    account_owes: "";
    trial_budget_used_up: "";
    price_changed: "{total}";
    account_frozen: "";
    panel_read_only: "";
    panel_closed: "";
    too_many_requests: "";
    keyword_searches_used_up: "";
    unsafe_address: "";
    upstream_failed: "";
    overloaded: "";
    outgoing_held: "";
    internal: "";
    impersonated: "";
    sign_in_again: "";
    email_not_proven: "";
    account_in_use: "";
    field: {
      required: "";
      invalid: "";
      too_short: "{limit}";
      too_long: "{limit}";
      too_few: "{limit}";
      too_many: "{limit}";
      too_small: "{limit}";
      too_big: "{limit}";
      not_a_number: "";
      not_an_integer: "";
      not_an_email: "";
      not_a_url: "";
      not_an_amount: "";
      not_one_of: "{options}";
      unknown_field: "";
      does_not_apply: "";
      wrong_credentials: "";
      too_common: "";
      not_repeated: "";
      captcha_failed: "";
      wrong_code: "";
      code_expired: "";
      not_a_document: "";
      unreadable_file: "";
      document_not_checked: "";
      service_unavailable: "";
      wrong_link: "{example}";
      not_a_step: "{step}";
      method_not_for_service: "";
      coupon_does_not_apply: "";
      coupon_used_up: "";
      wrong_password: "";
      not_an_ip_network: "";
      not_a_channel: "";
      channel_not_found: "";
      code_not_in_description: "";
      subscriptions_private: "";
      channel_taken: "";
      already_exists: "";
      quest_spend_too_low: "{limit}";
      quest_top_up_too_low: "{limit}";
      quest_used_up: "";
      quest_link_used: "";
      domain_only_the_name: "";
      domain_ip_address: "";
      domain_wildcard: "";
      domain_trailing_dot: "";
      not_a_domain: "";
      domain_too_long: "";
      domain_mixed_scripts: "";
      domain_public_suffix: "";
      domain_reserved: "";
      domain_taken: "";
      too_many_child_panels: "{limit}";
      not_a_video: "";
      too_many_keywords: "{wanted} {left}";
      link_in_use: "";
      link_blocked: "";
      balance_too_low: "";
    };
  };
  fields: {
    names: {
      keywords: "";
      comments: "";
      usernames: "";
      hashtags: "";
      groups: "";
      hashtag: "";
      username: "";
      media: "";
      answer_number: "";
      country: "";
      device: "";
      type_of_traffic: "";
      google_keyword: "";
      referring_url: "";
    };
    choices: {
      country: {
        WW: "";
      };
      device: {
        "1": "";
        "2": "";
        "3": "";
        "4": "";
        "5": "";
      };
      type_of_traffic: {
        "1": "";
        "2": "";
        "3": "";
      };
    };
  };
  finances: {
    title: "";
    lead: "";
    types: {
      order: "";
      cancel_order: "";
      invoiced: "";
      admin: "";
      referral: "";
      widget_reward: "";
      fee: "";
      bonus: "";
      coupon: "";
      task: "";
      withdrawal: "";
      chargeback: "";
      repayment: "";
      child_panel: "";
      campaign_plan: "";
    };
    wallets: {
      balance: "";
      referral: "";
      task: "";
    };
    columns: {
      date: "";
      type: "";
      wallet: "";
      amount: "";
      income: "";
      spending: "";
      balance: "";
      order: "";
      method: "";
      note: "";
    };
    overview: {
      split: "{cash} {bonus}";
      hold: "";
      owed: "{amount}";
      addFunds: "";
      withdraw: "";
    };
    filters: {
      all: "";
      kinds: "";
      search: "";
      allWallets: "";
      from: "";
      to: "";
      fromDate: "{date}";
      toDate: "{date}";
      title: "";
      done: "";
      clear: "";
      remove: "{name}";
    };
    totals: {
      found: "{count, plural, other {}}";
      income: "";
      spending: "";
      net: "";
    };
    list: {
      order: "{number}";
    };
    export: {
      action: "";
    };
    rate: {
      note: "{rate} {dollar}";
      age: "{when}";
    };
    empty: {
      title: "";
      text: "";
    };
    noneFit: {
      title: "";
      text: "";
    };
    statistics: {
      title: "";
      lead: "";
      range: "";
      ranges: {
        month: "";
        quarter: "";
        year: "";
      };
      byDay: "";
      byType: "";
      chart: "";
      table: "";
      day: "";
      count: "";
      empty: {
        title: "";
        text: "";
      };
      all: "";
    };
    withdrawal: {
      title: "";
      lead: "";
      available: "";
      form: "";
      method: "";
      terms: {
        free: "";
        percent: "{percent}";
        atLeast: "{percent} {amount}";
        fixed: "{amount}";
        range: "{min} {max}";
        from: "{min}";
      };
      amount: "";
      everything: "{amount}";
      account: "";
      comment: "";
      quote: {
        fee: "";
        feeShare: "{percent}";
        leastFee: "";
        arrives: "";
        hint: "";
      };
      submit: "";
      sent: "";
      sentText: "";
      noMethods: "";
      noMethodsText: "";
      move: {
        action: "";
        title: "";
        text: "";
        wallet: "";
        done: "";
      };
      history: {
        title: "";
        empty: "";
        emptyText: "";
        status: "";
        fee: "{amount}";
        comment: "{comment}";
        reference: "{reference}";
      };
      statuses: {
        in_review: "";
        paid: "";
        rejected: "";
        canceled: "";
      };
      cancel: {
        action: "";
        title: "";
        text: "{amount}";
        keep: "";
        done: "";
      };
    };
    bonuses: {
      title: "";
      lead: "";
      coupons: "";
      couponTypes: {
        discount: "";
        bonus: "";
        cashback: "";
      };
      from: "{amount}";
      until: "{date}";
      copy: "{code}";
      methods: "";
      step: "{percent} {amount}";
      empty: {
        title: "";
        text: "";
      };
    };
  };
  freeTrials: {
    title: "";
    lead: "";
    trail: "";
    worth: "{amount}";
    free: "";
    open: "";
    steps: "";
    conditions: "";
    spend: "{amount}";
    topUp: "{amount}";
    progress: "{have} {need}";
    repeats: "{count, plural, other {}}";
    proof: "";
    usedUp: "";
    today: "";
    empty: {
      title: "";
      text: "";
    };
    signIn: {
      title: "";
      text: "";
      login: "";
      register: "";
    };
    form: {
      title: "";
      url: "";
      urlHint: "{example}";
      proofUrl: "";
      proofUrlHint: "";
      proofFile: "";
      proofFileHint: "";
      removeFile: "{name}";
      tooLarge: "";
      proofNeeded: "";
      waits: "";
      submit: "";
    };
    sent: {
      started: "";
      startedText: "{order}";
      waiting: "";
      waitingText: "";
      none: "";
      noneText: "";
    };
    own: {
      title: "";
      empty: "";
      emptyText: "";
      expires: "<time></time>";
      order: "{order}";
      reason: "{reason}";
      proof: "";
    };
    statuses: {
      in_moderation: "";
      in_processing: "";
      completed: "";
      rejected: "";
      expired: "";
    };
  };
  grades: {
    title: "";
    text: "";
    period: "{count, plural, other {}}";
    lifetime: "";
    none: "";
    noneText: "{amount} {name}";
    since: "{date}";
    until: "{date}";
    noEnd: "";
    given: "{panel}";
    keep: "{amount} {date} {name}";
    mercyTitle: "{date}";
    mercyText: "{amount} {name}";
    lost: "";
    lostDiscount: "{after} {before}";
    lostPerk: "{perk}";
    lostNothing: "";
    fallsTo: "{name}";
    fallsToNone: "";
    spent: "";
    ladder: "";
    goal: "{amount}";
    goalFree: "";
    discount: "{percent}";
    noDiscount: "";
    here: "";
    next: "";
    history: "";
    historyEmpty: "";
    reached: "{name}";
    lowered: "{from} {to}";
    ended: "{from}";
    empty: "";
    emptyText: "";
    order: "";
    notices: {
      action: "";
      reached: {
        title: "{grade}";
        text: "{grade}";
        withDiscount: "{grade} {percent}";
      };
      lowered: {
        title: "{grade}";
        text: "{before} {grade}";
      };
      ended: {
        title: "{before}";
        text: "";
      };
      falling: {
        title: "{grade} {date}";
        text: "{grade} {amount} {date}";
      };
      ending: {
        title: "{grade}";
        text: "{grade} {date} {amount}";
      };
    };
  };
  guest: {
    subject: "{panel}";
    view: "";
    notYou: "";
    reason: "{panel}";
    newcomer: {
      text: "{amount} {panel}";
      action: "";
    };
    known: {
      text: "{amount} {panel}";
      action: "";
    };
  };
  guides: {
    contents: "";
    next: "";
    services: "";
    legal: {
      terms: "";
      privacy: "";
      refunds: "";
      contact: "";
      operator: "";
      registration: "";
      vat: "";
      phone: "";
      email: "";
    };
    siteView: {
      open: "";
      hint: "{host}";
    };
    subscription: {
      title: "";
      lead: "";
      setUp: {
        title: "";
        link: "";
        services: "";
        limit: "{most}";
        pay: "";
      };
      find: {
        title: "";
        text: "";
        note: "";
      };
      pay: {
        title: "";
        text: "";
        example: "{post} {total}";
      };
      wait: {
        title: "";
        text: "";
      };
      end: {
        title: "";
        limit: "";
        cancel: "";
        idle: "";
        options: "";
      };
      start: "";
      own: "";
    };
    keywords: {
      title: "";
      lead: "";
      how: {
        title: "";
        word: "";
        country: "";
        choose: "";
        write: "";
      };
      source: {
        title: "";
        text: "";
        note: "";
      };
      limit: {
        title: "";
        text: "";
      };
      good: {
        title: "";
        text: "";
        note: "";
      };
      track: {
        title: "";
        text: "";
      };
      open: "";
      plans: "";
    };
    plans: {
      title: "";
      lead: "";
      slots: {
        title: "";
        text: "";
      };
      track: {
        title: "";
        text: "";
      };
      trial: {
        title: "";
        text: "";
      };
      full: {
        title: "";
        text: "";
      };
      start: "";
      about: "";
    };
  };
  keywords: {
    title: "";
    lead: "";
    about: "";
    form: {
      keyword: "";
      placeholder: "";
      country: "";
      search: "";
      required: "";
    };
    limit: {
      left: "{left} {limit}";
      resets: "<time></time>";
      usedUp: "";
      usedUpText: "<time></time>";
    };
    start: {
      title: "";
      text: "";
    };
    none: {
      title: "";
      text: "";
    };
    failed: {
      title: "";
      text: "";
    };
    list: {
      title: "{keyword}";
      count: "{count, plural, other {}}";
      keyword: "";
      volume: "";
      volumeHint: "";
      competition: "";
      check: "";
      checkOne: "{keyword}";
      videos: "{count}";
      levels: {
        low: "";
        medium: "";
        high: "";
      };
      selectAll: "";
      copyOne: "{keyword}";
      selected: "{count, plural, other {}}";
      copy: "";
      copyAll: "";
    };
    campaign: {
      add: "";
      create: "";
      existing: "";
      added: "{title}";
      view: "";
    };
    history: {
      title: "";
      empty: "";
      again: "{keyword} {country}";
      found: "{count, plural, other {}}";
      clear: "";
      cleared: "";
      confirm: {
        title: "";
        text: "";
        action: "";
      };
    };
    tags: {
      title: "";
      lead: "";
      description: "";
      field: "";
      placeholder: "";
      required: "";
      generate: "";
      result: "";
      more: "";
      basis: {
        keyword: "";
        title: "";
        video: "{title}";
      };
      characters: "{count} {limit}";
      tooLong: "{limit}";
      add: "{tag}";
      remove: "{tag}";
      copyAll: "";
      emptied: "";
      none: {
        title: "";
        text: "";
      };
      unread: {
        title: "";
        text: "";
      };
      how: {
        title: "";
        enter: "";
        choose: "";
        paste: "";
      };
      research: "";
      about: "";
    };
  };
  mail: {
    greeting: "{name}";
    greetingNameless: "";
    ignore: "";
    validFor: "{duration}";
    signature: "{panel}";
    reason: "{panel}";
    unsubscribe: "";
    staffInvitation: {
      subject: "{panel}";
      title: "";
      text: "{panel}";
      joined: "{panel}";
      open: "";
      register: "";
    };
    test: {
      subject: "{panel}";
      title: "";
      text: "{panel}";
    };
    account: {
      welcome: {
        subject: "{panel}";
        title: "";
        text: "{panel}";
        action: "";
      };
      alreadyRegistered: {
        subject: "{panel}";
        title: "";
        text: "{panel}";
        action: "";
      };
      verifyEmail: {
        subject: "{panel}";
        title: "";
        text: "{panel}";
        action: "";
      };
      passwordReset: {
        subject: "{panel}";
        title: "";
        text: "{panel}";
        action: "";
      };
    };
    actions: {
      order: "";
      payment: "";
      subscription: "";
      ticket: "";
      verification: "";
      security: "";
      webhooks: "";
      cards: "";
    };
    order: {
      created: {
        title: "{order}";
        text: "{service} {quantity} {charged}";
      };
      completed: {
        title: "{order}";
        text: "{service} {quantity}";
      };
      canceled: {
        title: "{order}";
        text: "{service} {quantity} {refunded}";
      };
      partial: {
        title: "{order}";
        text: "{service} {delivered} {quantity} {refunded}";
      };
    };
    payment: {
      received: {
        title: "{amount}";
        text: "{invoice} {amount}";
      };
      inModeration: {
        title: "{amount}";
        text: "{invoice} {amount}";
      };
      rejected: {
        title: "{amount}";
        text: "{invoice} {amount}";
      };
      refunded: {
        title: "{amount}";
        text: "{invoice} {amount}";
      };
      claim: "{url}";
    };
    card: {
      expiring: {
        title: "{card}";
        text: "{card} {month}";
      };
      expired: {
        title: "{card}";
        text: "{card} {month}";
      };
    };
    childOrders: {
      title: "{count, plural, other {}} {panel}";
      text: "{count, plural, other {}} {panel} {amount}";
      action: "";
    };
    subscription: {
      waiting: {
        title: "{name}";
        text: "{name} {amount}";
        declined: "{name} {amount}";
        card: "{name} {amount}";
        limit: "{name} {amount}";
      };
      ordered: {
        title: "{name}";
        text: "{name} {publication} {amount}";
      };
      ended: {
        title: "{name}";
        text: "{name} {why, select, limitReached {} canceled {} other {}}";
      };
    };
    ticket: {
      title: "{ticket} {subject}";
      titleOnly: "{ticket}";
      replyAbove: "";
      replyThere: "";
    };
    verification: {
      approved: {
        title: "";
        text: "";
      };
      rejected: {
        title: "";
        text: "";
      };
    };
    rewards: {
      button: "";
      orders: {
        referral: "{count}";
        widget: "{count}";
      };
      earned: {
        title: "{amount}";
        text: "";
      };
      held: {
        title: "{amount}";
        text: "";
      };
      refused: {
        title: "{amount}";
        text: "";
      };
      reversed: {
        title: "{amount}";
        text: "";
      };
    };
    freeTrial: {
      button: "";
      rejected: {
        title: "";
        text: "";
      };
    };
    childPanel: {
      button: "";
      opened: {
        title: "{domain}";
        text: "{date}";
      };
      renewing: {
        title: "{domain} {date}";
        text: "{date} {price}";
      };
      ending: {
        title: "{domain} {date}";
        text: "{date} {price}";
      };
      renewed: {
        title: "{domain}";
        text: "{price} {date}";
      };
      expired: {
        title: "{domain}";
        text: "{price} {date}";
      };
      frozen: {
        title: "{domain}";
        text: "{price} {date}";
      };
      terminated: {
        title: "{domain}";
        text: "{price}";
      };
      refunded: {
        title: "{domain}";
        text: "{price}";
      };
      held: {
        title: "{domain}";
        text: "";
      };
      released: {
        title: "{domain}";
        text: "";
      };
      elsewhere: {
        title: "{domain}";
        text: "";
      };
    };
    delivery: {
      webhookOff: {
        title: "";
        text: "{url}";
      };
      providerLow: {
        title: "{provider}";
        text: "{provider} {balance}";
      };
      providerShrunken: {
        title: "{provider}";
        text: "{provider} {listed}";
      };
      providerChanged: {
        title: "{provider}";
        text: "{provider}";
        held: "{count}";
        offSale: "{count}";
        followed: "{count}";
        rejected: "{count}";
      };
      providerHeld: {
        title: "{provider}";
        text: "{provider} {reported} {currency}";
      };
      paymentReturnedTwice: {
        title: "{payment}";
        text: "{payment} {amount}";
      };
      ordersUnknown: {
        title: "{count}";
        text: "{orders}";
      };
      outgoingHeld: {
        title: "{panel}";
        text: "{panel}";
      };
    };
    security: {
      when: "{at}";
      notYou: "";
      newDevice: {
        title: "";
        text: "{device} {address}";
      };
      passwordChanged: {
        title: "";
        text: "";
      };
      apiKeyMade: {
        title: "";
        text: "{panel}";
      };
      accountClosed: {
        title: "";
        text: "{panel}";
      };
      factorChanged: {
        title: "";
        totpOn: "{panel}";
        totpOff: "{panel}";
        passkeyAdded: "{panel}";
        passkeyRemoved: "{panel}";
        recoveryCodesRenewed: "{panel}";
        socialConnected: "{panel}";
        socialDisconnected: "{panel}";
      };
    };
  };
  navigation: {
    menu: {
      index: "";
      "my-services": "";
      favorites: "";
      "orders-group": "";
      orders: "";
      "drip-feed": "";
      subscriptions: "";
      "orders-create": "";
      grades: "";
      dashboard: "";
      statistics: "";
      "channel-statistics": "";
      finances: "";
      "add-funds": "";
      bonuses: "";
      "child-panels": "";
      updates: "";
      tickets: "";
      withdrawal: "";
      "free-trials": "";
      "earn-group": "";
      "order-widgets": "";
      "referral-program": "";
      api: "";
      tasks: "";
      "keyword-tools-group": "";
      "keywords-tools": "";
      "youtube-campaign": "";
      "plans-and-pricing": "";
      "tags-generator": "";
      "about-youtube-keyword-tool": "";
      login: "";
      register: "";
    };
    account: {
      title: "";
      profile: "";
      "account-management": "";
      console: "";
    };
    services: {
      search: "";
      none: "";
      networks: "";
    };
    search: {
      all: "";
      results: "";
    };
    collapse: "";
    more: "";
    quick: "";
    newBadge: "";
    opensOutside: "";
    opensNewTab: "";
  };
  notifications: {
    title: "";
    lead: "{panel}";
    topics: {
      order: "";
      orderHint: "";
      payment: "";
      paymentHint: "";
      subscription: "";
      subscriptionHint: "";
    };
    always: "";
    stopAll: "";
    saved: "";
    failed: "";
    inApp: {
      title: "";
      lead: "";
      readAll: "";
      settings: "";
      all: "";
      unread: "";
      noneUnread: "";
      empty: "";
      emptyText: "";
    };
    broken: {
      title: "";
      text: "";
      action: "";
    };
  };
  ordering: {
    title: "";
    lead: "";
    types: {
      label: "";
      single: "";
      multi: "";
      expert: "";
      autopromotion: "";
    };
    savedLinks: {
      title: "";
      lead: "";
      recent: "";
      save: "";
      saved: "";
      manage: "";
      url: "";
      name: "";
      fromOrders: "";
      empty: "";
      emptyText: "";
      remove: "{link}";
      removed: "";
      order: "";
    };
    link: {
      label: "";
      hint: "";
      example: "{example}";
      found: "{network}";
      clear: "";
      notNeeded: "";
      unknown: "";
    };
    network: "";
    changeNetwork: "";
    type: {
      label: "";
      fitting: "";
      all: "{network}";
      none: "{network}";
      first: "";
    };
    service: {
      label: "";
      search: "";
      favourites: "";
      none: "";
      more: "{count, plural, other {}}";
      start: "{time}";
      perDay: "{count}";
      refill: "{count, plural, other {}}";
      per: "{quantity}";
      details: "";
      missing: "";
      contents: "";
      addFavourite: "";
      removeFavourite: "";
    };
    moreOptions: "";
    orderName: {
      label: "";
      hint: "";
    };
    quantity: {
      label: "";
      perRun: "";
      eachRun: "";
      slider: "";
      less: "";
      more: "";
      corrected: "{quantity}";
      limits: "{min} {max}";
      noMaximum: "{min}";
      steps: "{step}";
      counted: "{count, plural, other {}}";
    };
    subtotal: {
      label: "";
      hint: "";
    };
    delivery: {
      label: "";
      once: "";
      drip: "";
    };
    drip: {
      runs: "";
      minutes: "";
      mode: "";
      modes: {
        flat: "";
        ascending: "";
        descending: "";
      };
      step: "";
      plan: "{runs, plural, other {}} {total}";
      lasts: "{time}";
      run: "{number}";
      now: "";
      after: "{time}";
      all: "";
      refusals: {
        runs_out_of_range: "{max}";
        minutes_out_of_range: "{max}";
        quantity_below_min: "";
        quantity_step_not_positive: "";
        total_above_max: "";
      };
    };
    guarantee: {
      label: "";
      hint: "{percent}";
      free: "";
    };
    targets: {
      lines: "";
      count: "{count, plural, other {}}";
      choose: "";
    };
    countries: {
      label: "";
      hint: "";
      add: "";
      remove: "{country}";
    };
    lines: {
      label: "";
      add: "";
      edit: "";
      editing: "";
      remove: "{service}";
      empty: "";
      of: "{quantity} {service}";
    };
    checkout: {
      title: "";
      nothing: "";
      before: "";
      discount: "";
      coupon: "";
      couponPercent: "{percent}";
      cashback: "";
      cashbackPercent: "{percent}";
      fee: "{percent}";
      methodBonus: "{percent}";
      total: "";
      checking: "";
      couponCode: "";
      haveCoupon: "";
      couponWorks: "";
      method: "";
      noMethod: "";
      onBalance: "{amount}";
      noFee: "";
      withFee: "{percent}";
      withBonus: "{percent}";
      from: "{amount}";
      upTo: "{amount}";
      too_small: "{limit}";
      too_big: "{limit}";
      minimum: {
        too_small: "{limit} {amount}";
        too_big: "{limit} {amount}";
        raise: "{quantity}";
        raiseLine: "{service} {quantity}";
        keep: "{total} {rest}";
        kept: "{total} {rest}";
        keptGuest: "{total} {rest}";
        undo: "";
        orders: "";
        kept_line: "";
      };
      email: "";
      emailHint: "";
      signIn: "";
      pay: "{amount}";
      place: "";
      addToCart: "";
      saveInCart: "";
      terms: "<terms></terms>";
      short: "{amount}";
      addFunds: "{amount}";
      inForm: "";
    };
    priceChanged: {
      title: "";
      text: "{before} {after}";
      agree: "{after}";
    };
    speedup: {
      title: "";
      text: "";
      surcharge: "";
      rest: "";
      without: "";
      with: "";
      yes: "{amount}";
      no: "{amount}";
      available: "{amount}";
    };
    placed: {
      done: "";
      doneText: "{count, plural, other {}}";
      unpaid: "";
      claimed: "";
      cardRefused: "";
      guestTitle: "";
      guestText: "{email}";
      guestTextNoAddress: "";
      canceledTitle: "";
      canceledText: "";
      another: "";
      home: "";
    };
    cart: {
      title: "";
      empty: {
        title: "";
        text: "";
        action: "";
        signIn: "";
      };
      group: "{network} {url}";
      noLink: "";
      removeGroup: "{network}";
      edit: "{service}";
      remove: "{service}";
      runs: "{count, plural, other {}}";
      clearTitle: "";
      clearText: "";
      clear: "";
      total: "";
      added: "";
      full: "{count} {most}";
      banner: "{count, plural, other {}}";
      goTo: "";
      before: "";
    };
    mass: {
      label: "";
      format: "";
      hint: "";
      preview: "";
      good: "{count, plural, other {}}";
      bad: "{count, plural, other {}}";
      order: "";
      problems: {
        shape: "";
        quantity: "";
        needsMore: "";
        too_many: "";
      };
    };
  };
  orders: {
    title: "";
    lead: "";
    new: "";
    number: "{number}";
    trail: "";
    statuses: {
      unpaid: "";
      in_moderation: "";
      in_processing: "";
      stopped: "";
      error: "";
      completed: "";
      canceled: "";
      partial: "";
      scheduled: "";
    };
    cancelAsked: "";
    columns: {
      id: "";
      status: "";
      service: "";
      name: "";
      created_at: "";
      completed_at: "";
      price: "";
      cost: "";
      url: "";
      quantity: "";
      start_quantity: "";
      current_quantity: "";
      actions: "";
    };
    progress: "{done} {total}";
    per: "{price} {count}";
    status: {
      title: "";
      payment: "";
      payTitle: "";
      otherMethod: "";
      frozen: "";
      takenTitle: "";
      takenText: "";
      accountTitle: "";
      accountText: "";
      signIn: "";
      register: "";
      toOrders: "";
    };
    filters: {
      all: "";
      statuses: "";
      search: "";
      network: "";
      from: "";
      to: "";
      fromDate: "{date}";
      toDate: "{date}";
      dateRange: "{from} {to}";
      title: "";
      done: "";
      clear: "";
      remove: "{name}";
      sort: "";
      feed: "{number}";
    };
    found: "{count, plural, other {}} {shown}";
    guest: {
      offer: "{count, plural, other {}} {amount}";
      beingChecked: "{count, plural, other {}}";
      take: "";
      dismiss: "";
      takeTitle: "";
      takeText: "";
      dismissTitle: "";
      dismissText: "";
      taken: "{count, plural, other {}}";
      dismissed: "";
    };
    empty: {
      title: "";
      text: "";
    };
    noneFit: {
      title: "";
      text: "";
    };
    actions: {
      pay: "";
      pause: "";
      activate: "";
      retry: "";
      cancel: "";
      delete: "";
      giveUp: "";
      refill: "";
      reorder: "";
      support: "";
      open: "";
      more: "{number}";
      keep: "";
    };
    done: {
      cardRefused: "";
      pause: "";
      activate: "";
      cancel: "";
      cancelAsked: "";
      delete: "";
      refill: "";
      pay: "";
      claimed: "";
    };
    bulk: {
      label: "";
      selected: "{shown}";
      selectOne: "{number}";
      selectPage: "";
      clear: "";
      copy: "";
      copied: "";
      refill: "{shown}";
      cancel: "{shown}";
      cancelTitle: "{count, plural, other {}}";
      cancelText: "{amount}";
      cancelAgree: "";
      refillTitle: "{count, plural, other {}}";
      refillText: "";
      skipped: "{count, plural, other {}}";
      results: "";
      summary: "{done} {total}";
      paidBack: "{amount}";
      canceled: "{amount}";
      unchanged: "";
      refused: "";
      notFound: "";
    };
    confirm: {
      cancelTitle: "{number}";
      cancelText: "";
      deleteTitle: "{number}";
      deleteText: "";
      giveUpTitle: "{number}";
      giveUpText: "";
    };
    pay: {
      title: "{number}";
      due: "";
      discount: "";
      runs: "{count, plural, other {}}";
      fee: "";
      total: "";
      method: "";
      available: "{amount}";
      short: "{amount}";
      addFunds: "";
      action: "{amount}";
      too_small: "{limit} {amount}";
      too_big: "{limit} {amount}";
      keep: "{total} {rest}";
      kept: "{total} {rest}";
      keptGuest: "{total} {rest}";
      undo: "";
      keptLine: "";
    };
    delivery: {
      title: "";
      start: "";
      now: "";
      target: "";
      left: "";
      curve: "{done} {total}";
      noCurve: "";
      startsAt: "{date}";
    };
    timeline: {
      title: "";
      created: "";
      paid: "";
      sent: "";
      started: "";
      progress: "{count}";
      paused: "";
      activated: "";
      failed: "";
      cancel_requested: "";
      cancel_refused: "";
      canceled: "";
      partial: "";
      completed: "";
      refill_requested: "";
      refill_started: "";
      refill_completed: "";
      refill_rejected: "";
      coupon_lost: "";
      moved_ahead: "{count, plural, other {}} {shown}";
      fastest_source: "";
      speedup_refunded: "";
      refunded: "{amount}";
      ahead: "";
      unpaid: "";
    };
    cost: {
      title: "";
      price: "";
      package: "";
      quantity: "";
      guarantee: "";
      speedup: "";
      cost: "";
      refunded: "";
      kept: "";
      movements: "";
      receipt: "";
    };
    facts: {
      title: "";
      copy: "";
      showPreview: "";
      previewNote: "{host}";
      created: "";
      started: "";
      ended: "";
      countries: "";
      guarantee: "";
      feed: "";
      subscription: "";
      run: "{run} {number}";
      reason: "";
      together: "";
      targets: "";
      entries: "{count, plural, other {}}";
    };
    refills: {
      title: "";
      text: "{date}";
      automatic: "";
      auto: "";
      fallen: "{count}";
      baseline: "{date} {count}";
      requested: "{date}";
      statuses: {
        pending: "";
        in_progress: "";
        completed: "";
        rejected: "";
      };
    };
    notices: {
      unpaid: "";
      unpaidDiscount: "{amount}";
      error: "";
      in_moderation: "";
      stopped: "";
      cancelAsked: "";
      cancelRefused: "";
      partial: "{done} {total} {amount}";
      canceled: "{amount}";
    };
    feeds: {
      title: "";
      lead: "";
      all: "";
      statuses: {
        unpaid: "";
        in_moderation: "";
        in_processing: "";
        completed: "";
        canceled: "";
      };
      modes: {
        flat: "{quantity}";
        ascending: "{quantity} {step}";
        descending: "{quantity} {step}";
      };
      number: "{number}";
      portions: "";
      delivered: "";
      next: "";
      every: "{time}";
      run: "{number}";
      done: "{done} {total}";
      canceledRuns: "{count}";
      cost: "";
      orders: "";
      cancel: "";
      cancelTitle: "{number}";
      cancelText: "";
      canceled: "{count, plural, other {}} {amount}";
      empty: {
        title: "";
        text: "";
      };
    };
    statistics: {
      title: "";
      tabs: "";
      money: "";
      orders: "";
      lead: "";
      range: "";
      ranges: {
        month: "";
        quarter: "";
        year: "";
      };
      count: "";
      delivered: "";
      deliveredOf: "{done} {total}";
      spent: "";
      byTime: "";
      byService: "";
      byNetwork: "";
      empty: {
        title: "";
        text: "";
      };
    };
  };
  overlays: {
    notices: "";
    frozen: {
      greeting: "{hasName, select, yes {{name}} other {}}";
      text: "{panel}";
      debt: "{panel} {amount}";
      topUp: "";
      chat: "";
    };
    unproven: {
      title: "";
      text: "{email}";
      noAddress: "";
      resend: "";
      sent: "";
      other: "";
      add: "";
    };
    qr: {
      title: "";
      picture: "";
    };
    manualPayment: {
      title: "";
      text: "";
      method: "";
      account: "";
      invoice: "";
      qr: "";
      comment: "";
      commentHint: "";
      proof: "";
      proofHint: "";
      until: "{date}";
      paid: "";
    };
    consent: {
      title: "";
      text: "";
      privacy: "";
      manage: "";
      decline: "";
      accept: "";
      panelTitle: "";
      panelText: "";
      analytics: {
        title: "";
        text: "";
      };
      advertising: {
        title: "";
        text: "";
      };
      granted: "";
      denied: "";
    };
    chat: {
      title: "";
      text: "";
      open: "";
    };
    install: {
      title: "";
      ios: "";
      banner: "";
      card: "";
      fastAccess: "";
      allFunctions: "";
      install: "";
    };
  };
  payments: {
    addFunds: {
      title: "";
      text: "";
      debt: "{amount}";
      thaw: "";
      steps: {
        method: "";
        amount: "";
      };
      methods: "";
      yourCards: "";
      manageCards: "";
      noFee: "";
      fee: "{percent}";
      bonus: "{percent}";
      limits: "{min} {max}";
      minimum: "{min}";
      maximum: "{max}";
      inRubles: "";
      none: {
        title: "";
        text: "";
      };
      change: "";
      amount: "";
      presets: "";
      coupon: "";
      couponWorks: "{amount}";
      bonusSteps: "";
      bonusStep: "{percent} {amount}";
      summary: "";
      original: "";
      feeLine: "{percent}";
      methodBonus: "{percent}";
      couponBonus: "";
      couponShare: "{percent}";
      toPay: "";
      credited: "";
      enterAmount: "";
      pay: "{amount}";
      payNow: "";
      secure: "";
      recent: "";
      refunded: "{amount}";
      history: "";
      claimed: "";
    };
    strategies: {
      balance: "";
      linkedCard: "";
      message: "";
      qr_code: "";
      stripe_checkout: "";
      crypto: "";
      paypal: "";
      nowpayments: "";
      sandbox: "";
    };
    status: {
      open: "";
      in_moderation: "";
      paid: "";
      expired: "";
      failed: "";
      canceled: "";
      refunding: "";
      refunded: "";
      disputed: "";
    };
    result: {
      waitingTitle: "";
      waitingText: "";
      paidTitle: "";
      paidText: "{amount}";
      paidOrder: "";
      bonusText: "{amount}";
      checkedTitle: "";
      checkedText: "";
      endedTitle: "";
      endedText: "";
      reversedTitle: "";
      reversedText: "";
      tryAgain: "";
      otherWay: "";
      order: "";
      receipt: "";
      details: "";
      unknownTitle: "";
      unknownText: "";
    };
    invoice: {
      title: "{number}";
      purpose: {
        add_funds: "";
        orders: "";
      };
      created: "";
      expires: "";
      method: "";
      continue: "";
      howTo: "";
      scan: "";
      iPaid: "";
      review: {
        claimed: "";
        late: "";
        amount: "";
        twice: "";
        other: "";
      };
      cancel: "";
      cancelTitle: "";
      cancelText: "";
      keep: "";
      canceled: "";
    };
    receipt: {
      title: "";
      number: "";
      date: "";
      seller: "";
      buyer: "";
      description: "";
      add_funds: "";
      orders: "";
      amount: "";
      fee: "";
      surplus: "";
      total: "";
      bonus: "";
      method: "";
      reference: "";
      charged: "{amount} {rate} {dollar}";
      refunded: "";
      refundedPart: "{amount}";
      vat: "{vat}";
      thanks: "";
      download: "";
      print: "";
    };
    cards: {
      title: "";
      text: "";
      add: "";
      none: {
        title: "";
        text: "";
      };
      unavailable: "";
      expires: "{month} {year}";
      expired: "";
      expiresSoon: "";
      failed: "";
      remove: "";
      removeTitle: "{card}";
      removeText: "";
      removed: "";
      linked: "";
      linking: "";
      since: "<time></time>";
      by: "{method}";
    };
    sandbox: {
      title: "";
      cardTitle: "";
      notice: "";
      to: "{panel}";
      reference: "{reference}";
      pay: "{amount}";
      delay: "";
      fail: "";
      dispute: "";
      refund: "";
      back: "";
      goodCard: "";
      declinedCard: "";
      expiredCard: "";
      done: "";
      paid: "";
      return: "{panel}";
    };
    title: "{panel}";
    orderTitle: "{panel}";
  };
  payouts: {
    action: "";
    requested: {
      subject: "{number} {amount}";
      title: "";
      text: "{amount} {method} {account} {payout}";
    };
    paid: {
      title: "{number} {payout}";
      text: "{payout} {method} {account} {reference}";
    };
    rejected: {
      title: "{number}";
      text: "{amount} {method} {reason}";
    };
  };
  profile: {
    title: "";
    lead: "";
    memberSince: "{date}";
    spent: "<amount></amount>";
    details: {
      title: "";
      text: "";
    };
    unsaved: {
      title: "";
      text: "";
      leave: "";
      stay: "";
    };
    email: {
      title: "";
      none: "";
      confirmed: "";
      unconfirmed: "";
      sendAgain: "";
      sent: "{email}";
      change: "";
      add: "";
      addHint: "";
      new: "";
      hint: "";
      submit: "";
    };
    currentPassword: "";
    password: {
      title: "";
      text: "";
      none: "";
      submit: "";
      set: "";
      changed: "";
    };
    preferences: {
      title: "";
      language: "";
      languageHint: "";
      timeZone: "";
      timeZoneHint: "{time}";
      useDevice: "{zone}";
    };
    notifications: {
      title: "";
      text: "";
      inApp: "";
      email: "";
      always: "";
      alwaysHint: "";
      orders: "";
      ordersHint: "";
      payments: "";
      paymentsHint: "";
      subscriptions: "";
      subscriptionsHint: "";
    };
    channels: {
      title: "";
      text: "";
      url: "";
      add: "";
      verified: "";
      waiting: "";
      statistics: "";
      codeStep: "";
      codeText: "";
      checkCode: "";
      subscriptionsStep: "";
      subscriptionsText: "";
      checkSubscriptions: "";
      remove: "";
      removeTitle: "{title}";
      removeText: "";
      removed: "";
    };
    extension: {
      title: "";
      text: "";
      create: "";
      remove: "";
      removed: "";
    };
    api: {
      title: "";
      lead: "";
      summary: "";
      manage: "";
      address: "";
      addressText: "";
      key: "";
      keyText: "";
      none: "";
      create: "";
      rotate: "";
      rotateTitle: "";
      rotateText: "";
      remove: "";
      removeTitle: "";
      removeText: "";
      removed: "";
      newTitle: "";
      newText: "";
      created: "";
      lastUsed: "";
      never: "";
      allowed: "";
      allowedText: "";
      limit: "";
      documentation: "";
    };
    sessions: {
      title: "";
      device: "{browser} {system}";
      unknown: "";
      program: "";
      operator: "";
      current: "";
      active: "<time></time>";
      since: "<time></time>";
      end: "";
      endOthers: "";
      endOthersTitle: "";
      endOthersText: "";
      ended: "";
    };
    logins: {
      title: "";
      text: "";
      empty: "";
      failed: "";
      methods: {
        password: "";
        code: "";
        register: "";
        reset: "";
        passkey: "";
        "second-factor": "";
      };
    };
    data: {
      title: "";
      lead: "";
      summary: "";
      exportTitle: "";
      exportText: "";
      json: "";
      csv: "{kind}";
      kinds: {
        account: "";
        finances: "";
        sessions: "";
        logins: "";
        reviews: "";
        "free-trials": "";
        "api-token": "";
        "extension-token": "";
        channels: "";
        "channel-connections": "";
        "channel-reports": "";
        "social-accounts": "";
        orders: "";
        invoices: "";
        tickets: "";
        withdrawals: "";
        subscriptions: "";
        webhooks: "";
        "drip-feeds": "";
        cards: "";
        verification: "";
        favorites: "";
        notifications: "";
        "saved-links": "";
        "keyword-searches": "";
        "order-widgets": "";
        "child-panels": "";
        campaigns: "";
        "campaign-plan": "";
        "custom-prices": "";
        grades: "";
        "referral-rewards": "";
      };
      closeTitle: "";
      closeText: "";
      blocked: "";
      blockers: {
        staff: "";
        debt: "{amount}";
        withdrawals: "{amount}";
        orders: "{count, plural, other {}}";
        subscriptions: "{count, plural, other {}}";
        invoices: "{count, plural, other {}}";
        "drip-feeds": "{count, plural, other {}}";
        "child-panels": "{count, plural, other {}}";
      };
      giveUp: "{amount}";
      giveUpHint: "";
      close: "";
      confirmTitle: "";
      confirmText: "";
    };
    emailChange: {
      working: "";
      doneTitle: "";
      doneText: "";
      undoTitle: "";
      undoText: "";
      undo: "";
      undoneTitle: "";
      undoneText: "";
      setPassword: "";
      takenTitle: "";
      takenText: "";
      otherEmail: "";
      sendLink: "";
      linkSent: "{email}";
      failedTitle: "";
      failedText: "";
      toProfile: "";
    };
    impersonation: {
      text: "{operator} {name}";
      left: "{minutes, plural, other {}}";
      end: "";
    };
    mail: {
      confirmEmail: {
        subject: "{panel}";
        title: "";
        text: "{panel} {address}";
        action: "";
      };
      emailTaken: {
        subject: "{panel}";
        title: "";
        text: "{address} {panel}";
        action: "";
      };
      emailChanged: {
        subject: "{panel}";
        title: "";
        text: "{panel} {address}";
        action: "";
      };
      undoElsewhere: {
        subject: "{panel}";
        title: "";
        text: "{panel} {address}";
        action: "";
      };
    };
  };
  referrals: {
    title: "";
    lead: "{percent}";
    link: {
      title: "";
      text: "";
      address: "";
      copy: "";
      copied: "";
      code: "";
      copyCode: "";
      qr: "";
      share: "";
      email: "";
      more: "";
      message: "{name}";
    };
    earnings: {
      title: "";
      total: "";
      withdraw: "";
    };
    figures: {
      title: "";
      range: "";
      days: "{count, plural, other {}}";
      chart: "";
      visits: "";
      signUps: "";
      orders: "";
      pending: "";
      held: "";
      earned: "";
      reversed: "";
      table: "";
      day: "";
    };
    start: {
      title: "";
      text: "";
    };
    people: {
      title: "";
      text: "";
      email: "";
      joined: "";
      empty: "";
      emptyText: "";
      notFound: "";
    };
    images: {
      title: "";
      text: "";
      wide: "";
      square: "";
      download: "{name}";
      headline: "{name}";
      hint: "";
    };
    rules: {
      title: "";
      share: "{percent}";
      pending: "";
      refunds: "";
      first: "";
      self: "";
      payout: "";
    };
  };
  reseller: {
    title: "";
    lead: "";
    language: "";
    request: "";
    answer: "";
    getKey: "";
    transport: {
      title: "";
      address: "";
      body: "";
      answer: "";
      status: "";
      limit: "";
      lists: "";
      key: "";
      ownKey: "";
      fillIn: "";
    };
    try: {
      title: "";
      text: "";
      real: "";
      key: "";
      keyHint: "";
      keyMissing: "";
      action: "";
      send: "";
      confirmTitle: "";
      confirmText: "";
      confirm: "";
      shortened: "{entries, plural, other {}}";
    };
    limits: {
      title: "";
      addresses: "";
      idempotency: "";
      retry: "";
    };
    webhooks: {
      title: "";
      text: "";
      body: "";
      signed: "";
      retried: "";
      setUp: "";
    };
    actions: {
      services: {
        title: "";
        text: "{quantity}";
      };
      add: {
        title: "";
        text: "";
      };
      status: {
        title: "";
        text: "";
      };
      refill: {
        title: "";
        text: "";
      };
      refill_status: {
        title: "";
        text: "";
      };
      cancel: {
        title: "";
        text: "";
      };
      balance: {
        title: "";
        text: "";
      };
    };
    parameters: {
      service: "";
      link: "";
      quantity: "";
      comments: "";
      runs: "";
      interval: "";
      idempotency_key: "";
      order: "";
      orders: "";
      refill: "";
      refills: "";
    };
    types: {
      title: "";
      text: "";
      type: "";
      required: "";
      optional: "";
      charged: "";
      charge: {
        quantity: "";
        package: "";
        lines: "";
        publications: "";
      };
      fields: {
        lines: "";
        single: "";
        answer: "";
        country: "";
        device: "";
        traffic: "";
        source: "";
        range: "";
        delay: "";
        posts: "";
        expiry: "";
      };
    };
    statuses: {
      title: "";
      pending: "";
      processing: "";
      progress: "";
      completed: "";
      partial: "";
      canceled: "";
    };
    errors: {
      title: "";
      text: "";
      request: "";
      key: "";
      service: "";
      order: "";
      refill: "";
      funds: "";
      least: "";
      most: "";
      link: "";
      active: "";
    };
  };
  security: {
    title: "";
    lead: "";
    required: "";
    totp: {
      title: "";
      text: "";
      on: "";
      off: "";
      add: "";
      remove: "";
      removeTitle: "";
      removeText: "";
      scanTitle: "";
      scanText: "";
      scanPicture: "";
      manual: "";
      copy: "";
      copied: "";
      code: "";
      confirm: "";
    };
    passkeys: {
      title: "";
      text: "";
      none: "";
      add: "";
      name: "";
      namePlaceholder: "";
      nameHint: "";
      create: "";
      remove: "{name}";
      removeTitle: "{name}";
      removeText: "";
      removeConfirm: "";
      added: "{date}";
      used: "{date}";
      unused: "";
      synced: "";
      unsupported: "";
      failed: "";
    };
    recovery: {
      title: "";
      text: "";
      left: "{count, plural, other {}}";
      renew: "";
      renewTitle: "";
      renewText: "";
      renewConfirm: "";
      shownTitle: "";
      shownText: "";
      copy: "";
      copied: "";
      download: "";
      done: "";
    };
    social: {
      title: "";
      text: "";
      connect: "";
      connectLabel: "{provider}";
      disconnect: "";
      disconnectLabel: "{provider}";
      disconnectTitle: "{provider}";
      disconnectText: "";
      notConnected: "";
      connected: "";
      notices: {
        connected: "";
        confirmed: "";
        taken: "";
        again: "";
        failed: "";
      };
    };
    attach: {
      title: "";
      text: "{name} {account}";
    };
    confirm: {
      title: "";
      text: "";
      password: "";
      code: "";
      passkey: "";
      submit: "";
      again: "";
    };
    signIn: {
      title: "";
      text: "";
      code: "";
      recoveryCode: "";
      codeHint: "";
      recoveryHint: "";
      submit: "";
      usePasskey: "";
      useRecovery: "";
      useApp: "";
      restart: "";
      withPasskey: "";
      or: "";
      with: "{provider}";
      socialFailed: "";
      passkeyFailed: "";
      telegramReturn: "";
      telegramBot: "<bot></bot> {name}";
      telegramDeparture: "";
    };
    email: {
      title: "";
      text: "";
      field: "";
      submit: "";
      later: "";
      sent: "{email}";
    };
  };
  service: {
    trail: "";
    box: {
      title: "";
      packageTitle: "";
      quantity: "";
      slider: "";
      less: "";
      more: "";
      noMaximum: "{min}";
      steps: "{step}";
      total: "";
      forQuantity: "{quantity}";
      unit: "{amount} {quantity}";
      before: "";
      exactly: "{amount}";
      exact: "";
      calculated: "";
      unavailable: "";
      table: "";
      price: "";
      choose: "{quantity}";
    };
    facts: {
      title: "";
      start: "";
      speed: "";
      average: "";
      guarantee: "";
      noGuarantee: "";
      quantity: "";
      countries: "";
      dripFeed: "";
      possible: "";
      cancel: "";
      cancelYes: "";
      cancelNo: "";
      link: "";
      linkNotNeeded: "";
    };
    asked: "";
    contents: "";
    packages: "";
    extras: {
      title: "";
      closedSales: "";
      manager: "";
      chat: "{count, plural, other {}}";
      thumbnail: "{count, plural, other {}}";
    };
    replacement: "";
    history: "";
    reviews: {
      title: "";
      from: "";
      stars: "{count, plural, other {}}";
      only: "{count, plural, other {}}";
      empty: "";
      emptyFilter: "";
      answer: "{panel}";
    };
    related: "";
    together: "";
    type: {
      others: "{network}";
      elsewhere: "";
      empty: "";
    };
    updates: {
      title: "";
      lead: "";
      historyTitle: "{service}";
      kind: "";
      allKinds: "";
      network: "";
      favourites: "";
      everything: "";
      kinds: {
        added: "";
        removed: "";
        activated: "";
        deactivated: "";
        price: "";
        limits: "";
      };
      cheaper: "";
      dearer: "";
      minimum: "";
      maximum: "";
      step: "";
      empty: {
        title: "";
        text: "";
      };
      noneFit: {
        title: "";
        text: "";
      };
    };
    mine: {
      title: "";
      lead: "";
      all: "";
      unreviewed: "";
      show: "";
      reorder: "";
      orders: "{count, plural, other {}}";
      rate: "{service}";
      comment: "";
      commentHint: "{max}";
      status: {
        in_moderation: "";
        approved: "";
        rejected: "";
      };
      rejected: "{reason}";
      send: "{count, plural, other {}}";
      chosen: "{count, plural, other {}}";
      sent: "{count, plural, other {}}";
      failed: "";
      empty: {
        title: "";
        text: "";
        action: "";
      };
      allReviewed: {
        title: "";
        text: "";
      };
    };
  };
  shell: {
    skipToContent: "";
    loading: "";
    header: {
      account: "";
      addFunds: "";
      allServices: "";
      balance: "";
      cart: "";
      cartItems: "{count, plural, other {}}";
      dashboard: "";
      home: "{panel}";
      navigation: "";
      newOrder: "";
      notifications: "";
      openMenu: "";
      orders: "";
      register: "";
      services: "";
      signIn: "";
      signOut: "";
      unread: "{count, plural, other {}} {shown}";
    };
    search: {
      label: "";
      networks: "";
      noMatch: "{query}";
      placeholder: "";
      serviceTypes: "";
      services: "";
    };
    language: {
      label: "";
      choose: "";
    };
    theme: {
      label: "";
      dark: "";
      light: "";
      system: "";
    };
    currency: {
      label: "";
      RUB: "";
      USD: "";
    };
    footer: {
      about: "";
      account: "";
      api: "";
      contact: "";
      cookies: "";
      copyright: "{year} {panel}";
      explore: "";
      follow: "";
      label: "";
      legal: "";
      privacy: "";
      refunds: "";
      terms: "";
    };
    errors: {
      notFound: {
        title: "";
        text: "";
        action: "";
      };
      serviceNotFound: {
        title: "";
        text: "";
        action: "";
      };
      serviceTypeNotFound: {
        title: "";
        text: "";
        action: "";
      };
      orderNotFound: {
        title: "";
        text: "";
        action: "";
      };
      somethingWrong: {
        title: "";
        text: "";
        action: "";
      };
      frozen: {
        title: "";
        text: "";
        action: "";
      };
      owing: {
        text: "{amount}";
        action: "";
      };
      closedPanel: "";
      closedPanelContact: "{contact}";
      errorPage: {
        text: "";
        action: "";
      };
    };
    notLoaded: "";
    offline: {
      title: "";
      text: "";
      unreachable: "";
      liveLost: "";
    };
    readOnly: {
      title: "";
      text: "";
    };
    moderation: {
      text: "";
      verify: "";
      action: "";
    };
    update: {
      text: "";
      action: "";
    };
  };
  subscriptions: {
    title: "";
    lead: "";
    new: "";
    about: "";
    trail: "";
    waiting: "";
    waitingCard: "";
    statuses: {
      in_processing: "";
      completed: "";
      canceled: "";
    };
    ends: {
      limitReached: "";
      canceled: "";
      noPublications: "";
      expired: "";
    };
    columns: {
      name: "";
      status: "";
      publications: "";
      cost: "";
      spent: "";
      created: "";
    };
    progress: "{done} {total}";
    filter: "";
    all: "";
    empty: {
      title: "";
      text: "";
    };
    noneFit: {
      title: "";
      text: "";
    };
    money: {
      title: "{amount}";
      since: "{date}";
      text: "";
      card: "";
      add: "";
      cardGone: "";
      cardLimit: "{amount}";
      useBalance: "";
      useCard: "{card}";
      linkCard: "";
      changed: "";
    };
    details: {
      title: "";
      services: "";
      quantity: "{quantity}";
      range: "{min} {max}";
      delay: "{time}";
      until: "{date}";
      gone: "";
      payment: "";
      balance: "";
      cardGone: "";
      perPublication: "";
      total: "";
      spent: "";
      started: "";
      ended: "";
      looked: "";
      never: "";
    };
    card: {
      services: "";
      fee: "{percent}";
      feeCharged: "";
      charged: "";
    };
    contents: {
      title: "";
      empty: {
        title: "";
        text: "";
      };
      states: {
        found: "";
        unpaid: "";
        ordered: "";
        skipped: "";
      };
      skipped: "";
      order: "{number}";
    };
    cancel: {
      action: "";
      title: "{name}";
      text: "";
      keep: "";
      done: "";
    };
    form: {
      url: "";
      urlHint: "{example}";
      network: "";
      services: "";
      chooseNetwork: "";
      noServices: "";
      service: "";
      more: "";
      random: "";
      randomHint: "";
      most: "";
      delay: "";
      delayNow: "";
      until: "";
      limit: "";
      limitHint: "{max}";
      name: "";
      nameHint: "";
      email: "";
      emailHint: "";
      payment: "";
      balance: "";
      onBalance: "{amount}";
      cardHint: "";
      linkCard: "";
      perPublication: "";
      total: "{count, plural, other {}}";
      free: "";
      nothing: "";
      submit: "";
      signIn: "";
      created: "";
      createdText: "";
      none: {
        title: "";
        text: "";
      };
    };
  };
  tickets: {
    title: "";
    lead: "";
    new: "";
    show: "";
    all: "";
    status: {
      open: "";
      answered: "";
      closed: "";
    };
    unread: "";
    messages: "{count, plural, other {}}";
    you: "";
    youSaid: "{text}";
    byMail: "";
    order: "{order}";
    opened: "<time></time>";
    empty: {
      title: "";
      text: "";
    };
    noneHere: "";
    form: {
      title: "";
      subject: "";
      order: "";
      text: "";
      textHint: "";
      send: "";
    };
    files: {
      add: "";
      hint: "";
      remove: "{name}";
      tooLarge: "";
      tooMany: "";
    };
    reply: {
      label: "";
      reopens: "";
    };
    close: "";
    reopen: "";
    trail: "";
    thread: "";
  };
  verification: {
    title: "";
    lead: "";
    progress: "{done} {total}";
    status: {
      not_started: {
        title: "";
        text: "";
      };
      incomplete: {
        title: "";
        text: "";
      };
      in_review: {
        title: "";
        text: "";
      };
      approved: {
        title: "";
        text: "";
      };
      rejected: {
        title: "";
        text: "";
      };
    };
    reason: "{reason}";
    submitted: "<time></time>";
    decided: "<time></time>";
    steps: {
      identity_front: {
        title: "";
        text: "";
      };
      identity_back: {
        title: "";
        text: "";
      };
      selfie: {
        title: "";
        text: "";
      };
      card_front: {
        title: "";
        text: "";
      };
    };
    drop: "";
    photo: "";
    hint: "";
    sending: "{name}";
    done: "";
    missing: "";
    look: "{name}";
    remove: {
      label: "";
      title: "";
      text: "";
    };
    tooLarge: "";
    privacy: {
      title: "";
      text: "";
    };
  };
  videoSource: {
    label: "";
    sample: {
      badge: "";
      text: "";
    };
    states: {
      quota_used_up: "";
      unavailable: "";
      not_connected: "";
      consent_revoked: "";
      gone: "";
    };
    updated: "<time></time>";
    nextUpdate: "<time></time>";
  };
  webhooks: {
    title: "";
    lead: "";
    trail: "";
    api: "";
    add: "";
    most: "{count}";
    empty: {
      title: "";
      text: "";
    };
    events: {
      order: "";
      refill: "";
      publication: "";
      test: "";
    };
    card: {
      on: "";
      failing: "";
      off: "";
      secret: "";
      added: "<time></time>";
      former: "<time></time>";
      givenUp: "";
      test: "";
      more: "{address}";
      edit: "";
      renew: "";
      switchOn: "";
      switchOff: "";
      remove: "";
    };
    form: {
      addTitle: "";
      editTitle: "";
      url: "";
      urlHint: "";
      events: "";
      save: "";
    };
    secret: {
      title: "";
      text: "";
    };
    renew: {
      title: "";
      text: "";
    };
    remove: {
      title: "";
      text: "{address}";
      done: "";
    };
    test: {
      taken: "";
      failed: "";
    };
    log: {
      title: "";
      lead: "";
      filter: "";
      all: "";
      states: {
        waiting: "";
        delivered: "";
        failed: "";
      };
      columns: {
        event: "";
        state: "";
        answer: "";
        attempts: "";
        time: "";
      };
      empty: {
        title: "";
        text: "";
      };
      noneFit: "";
      status: "{status}";
      tried: "";
      next: "";
      sent: "";
      answered: "";
      silence: "";
      number: "{number}";
      resend: "";
    };
    failures: {
      bad_url: "";
      unreachable: "";
      timeout: "";
      redirect: "";
      too_large: "";
      bad_encoding: "";
      broken: "";
      switched_off: "";
    };
    verify: {
      title: "";
      text: "";
      answer: "";
      language: "";
    };
  };
  widget: {
    title: "";
    link: "";
    linkHint: "";
    network: "";
    type: "";
    service: "";
    quantity: "";
    range: "{min} {max}";
    rangeOpen: "{min}";
    email: "";
    emailHint: "";
    method: "";
    price: "{price} {count}";
    fee: "";
    total: "";
    order: "{total}";
    ordering: "";
    loading: "";
    failed: "";
    retry: "";
    unavailable: "";
    empty: "";
    choose: "";
    accept: "{panel}";
    placed: "";
    payHint: "";
    pay: "";
    follow: "";
    again: "";
    balance: "";
    balanceHint: "{panel}";
    balanceWait: "";
    newTab: "";
    states: {
      unpaid: "";
      in_moderation: "";
      in_processing: "";
      stopped: "";
      error: "";
      completed: "";
      canceled: "";
    };
  };
  widgets: {
    title: "";
    lead: "";
    add: "";
    all: "";
    empty: {
      title: "";
      text: "";
    };
    missing: {
      title: "";
      text: "";
    };
    list: {
      reward: "{percent}";
      sites: "{count, plural, other {}}";
      on: "";
      off: "";
      blocked: "";
      blockedText: "";
    };
    form: {
      title: "";
      create: "";
      save: "";
      saved: "";
      created: "";
      name: "";
      nameHint: "";
      sites: "";
      sitesHint: "";
      minimum: "";
      minimumHint: "";
      reward: "";
      rewardHint: "{most}";
      methods: "";
      methodsHint: "";
      theme: "";
      themes: {
        auto: "";
        light: "";
        dark: "";
      };
      color: "";
      colorHint: "";
      language: "";
      visitorLanguage: "";
      type: "";
      everything: "";
      service: "";
      serviceHint: "";
      enabled: "";
      enabledHint: "";
    };
    embed: {
      title: "";
      text: "";
      noSites: "";
    };
    preview: {
      title: "";
      text: "";
      off: "";
    };
    key: {
      title: "";
      text: "";
      renew: "";
      confirm: "";
      consequence: "";
      done: "";
    };
    remove: {
      title: "";
      text: "";
      action: "";
      confirm: "";
      done: "";
    };
    statistics: {
      title: "";
      text: "";
      from: "";
      to: "";
      by: "";
      groups: {
        date: "";
        service: "";
        orderWidget: "";
        user: "";
      };
      orders: "";
      turnover: "";
      pending: "";
      held: "";
      paid: "";
      download: "";
      chart: "";
      empty: "";
      customer: "{number}";
    };
    payment: {
      title: "";
      text: "";
      amount: "";
      confirm: "";
      sent: "";
      closed: "";
      wrong: "";
    };
  };
}

export interface DemoPhrases {
  catalogue: {
    typeName: "{brand} {noun}";
    kinds: {
      views: {
        name: "";
        note: "";
      };
      likes: {
        name: "";
        note: "";
      };
      subscribers: {
        name: "";
        note: "";
      };
      followers: {
        name: "";
        note: "";
      };
      comments: {
        name: "";
        note: "";
      };
      shares: {
        name: "";
        note: "";
      };
      "watch-hours": {
        name: "";
        note: "";
      };
      "live-viewers": {
        name: "";
        note: "";
      };
      "story-views": {
        name: "";
        note: "";
      };
      saves: {
        name: "";
        note: "";
      };
      "profile-visits": {
        name: "";
        note: "";
      };
      members: {
        name: "";
        note: "";
      };
      reactions: {
        name: "";
        note: "";
      };
      boosts: {
        name: "";
        note: "";
      };
      "page-likes": {
        name: "";
        note: "";
      };
      "group-members": {
        name: "";
        note: "";
      };
      reposts: {
        name: "";
        note: "";
      };
      bookmarks: {
        name: "";
        note: "";
      };
      plays: {
        name: "";
        note: "";
      };
      "monthly-listeners": {
        name: "";
        note: "";
      };
      "playlist-followers": {
        name: "";
        note: "";
      };
      "online-members": {
        name: "";
        note: "";
      };
      impressions: {
        name: "";
        note: "";
      };
    };
    nounsOn: {
      YouTube: {
        likes: "";
      };
      Telegram: {
        views: "";
        members: "";
        shares: "";
      };
      X: {
        views: "";
        comments: "";
      };
      VK: {
        views: "";
      };
    };
    typeTitle: "{name}";
    howItWorks: "{brand}";
    targets: {
      video: "";
      post: "";
      profile: "";
      channel: "";
      stream: "";
      story: "";
      track: "";
      playlist: "";
      page: "";
      group: "";
      server: "";
    };
    questions: {
      start: {
        question: "";
        answer: "";
      };
      need: {
        question: "{name}";
        answer: "";
      };
      drop: {
        question: "";
        answer: "";
      };
      partial: {
        question: "";
        answer: "";
      };
    };
    qualities: {
      standard: {
        name: "";
        note: "";
      };
      highQuality: {
        name: "";
        note: "";
      };
      premium: {
        name: "";
        note: "";
      };
      activeProfiles: {
        name: "";
        note: "";
      };
      highRetention: {
        name: "";
        note: "";
      };
      fromSearch: {
        name: "";
        note: "";
      };
      adTraffic: {
        name: "";
        note: "";
      };
      socialTraffic: {
        name: "";
        note: "";
      };
      fastStart: {
        name: "";
        note: "";
      };
      gradual: {
        name: "";
        note: "";
      };
      largeVolume: {
        name: "";
        note: "";
      };
      worldwide: {
        name: "";
        note: "";
      };
      yourTexts: {
        name: "";
        note: "";
      };
      emoji: {
        name: "";
        note: "";
      };
      onTopic: {
        name: "";
        note: "";
      };
      mixedReactions: {
        name: "";
        note: "";
      };
      longVideos: {
        name: "";
        note: "";
      };
      wholesale: {
        name: "";
        note: "";
      };
    };
    refill: {
      name: "{days}";
      note: "{days}";
    };
    noRefill: "";
    minutes: {
      name: "{count}";
      note: "{count}";
    };
    days: {
      name: "{count}";
      note: "{count}";
    };
    symbol: {
      name: "{symbol}";
      note: "{symbol}";
    };
    country: {
      name: "{name}";
      note: "{name}";
    };
    bundle: {
      name: "{quantity}";
      note: "{quantity}";
    };
    pages: {
      index: {
        title: "{panel}";
        description: "{networks}";
      };
      "orders-create": {
        title: "{panel}";
        description: "";
      };
      login: {
        title: "{panel}";
        description: "";
      };
      register: {
        title: "{panel}";
        description: "";
      };
      "free-trials": {
        title: "{panel}";
        description: "";
      };
      "api-documentation": {
        title: "{panel}";
        description: "";
      };
    };
    banners: {
      order: {
        title: "";
        button: "";
      };
      referral: {
        title: "";
        button: "";
      };
      dripFeed: {
        title: "";
        button: "";
      };
    };
    menu: {
      api: "";
      subscriptions: "";
    };
  };
  freeTrials: {
    views: {
      name: "";
      short_body: "";
      body: "";
    };
    post: {
      name: "";
      short_body: "";
      body: "";
    };
    regulars: {
      name: "";
      short_body: "";
      body: "";
    };
  };
  legal: {
    terms: "";
    privacy: "";
    refunds: "";
    contact: "";
  };
  money: {
    coupons: {
      WELCOME10: {
        name: "";
        description: "";
      };
      TOPUP5: {
        name: "";
        description: "";
      };
      CASHBACK3: {
        name: "";
        description: "";
      };
    };
    grades: {
      newcomer: "";
      bronze: "";
      silver: "";
      gold: "";
      platinum: "";
    };
    paymentMethods: {
      balance: {
        name: "";
        description: "";
      };
      sandbox: {
        name: "";
        description: "";
      };
      transfer: {
        name: "";
        description: "";
        instructions: "<p></p>";
      };
      scan: {
        name: "";
        description: "";
      };
    };
    payouts: {
      card: {
        name: "";
        description: "";
        account_hint: "";
      };
      crypto: {
        name: "";
        description: "";
        account_hint: "";
      };
      paypal: {
        name: "";
        description: "";
        account_hint: "";
      };
    };
  };
  reviews: {
    authors: "";
    good: "";
    fair: "";
    poor: "";
  };
  shop: {
    labels: {
      recommended: "";
      fast: "";
      cheap: "";
      premium: "";
      new: "";
    };
    offers: {
      popular: "";
      discounted: "";
      packages: "";
      next: "";
    };
    fields: {
      comments: {
        name: "";
        placeholder: "";
      };
      seo_keywords: {
        name: "";
        placeholder: "";
      };
      textarea: {
        name: "";
        placeholder: "";
      };
      languages: {
        name: "";
        placeholder: "";
      };
    };
    websiteTraffic: {
      network: "";
      type: "";
      title: "";
      about: "";
      name: "";
      short: "";
      description: "";
      requirements: "";
    };
  };
}
