/** Sections V to VII: minerals, chemicals, plastics, rubber. Form: `readStarterLines.ts`. */
export const mineralsAndChemicals = `
2501.00.00.00 KGM 10.00 Sal común de mesa y sal industrial
2505.10.00.00 KGM 5.00 Arenas de sílice y cuarzo
2507.00.00.00 KGM 0.00 Caolín y arcillas caolínicas
2508.10.00.00 KGM 0.00 Bentonita
2515.12.00.00 KGM 5.00 Mármol en bloques o planchas aserradas
2517.10.00.00 KGM 5.00 Grava y piedra triturada para concreto
2520.20.00.00 KGM 5.00 Yeso fraguable
2522.10.00.00 KGM 5.00 Cal viva
2523.10.00.00 KGM 5.00 Clínker de cemento
2523.21.00.00 KGM 5.00 Cemento blanco
2523.29.00.00 KGM 5.00 Cemento Portland, los demás
2529.10.00.00 KGM 0.00 Feldespato
2601.11.00.00 KGM 0.00 Mineral de hierro sin aglomerar
2701.12.00.00 KGM 0.00 Carbón mineral, hulla bituminosa
2704.00.00.00 KGM 0.00 Coque de hulla
2709.00.00.00 BLL 0.00 Petróleo crudo
2710.12.00.00 LTR 5.00 Aceites ligeros de petróleo: gasolinas
2710.19.00.00 LTR 5.00 Diésel, búnker, aceites lubricantes y grasas de petróleo
2711.12.00.00 KGM 0.00 Gas propano licuado
2711.13.00.00 KGM 0.00 Gas butano licuado
2712.20.00.00 KGM 0.00 Parafina con menos de 0.75 % de aceite
2713.12.00.00 KGM 0.00 Coque de petróleo calcinado
2713.20.00.00 KGM 0.00 Asfalto, betún de petróleo
2804.30.00.00 MTQ 5.00 Nitrógeno
2804.40.00.00 MTQ 5.00 Oxígeno
2806.10.00.00 KGM 5.00 Ácido clorhídrico
2807.00.00.00 KGM 5.00 Ácido sulfúrico
2811.21.00.00 KGM 5.00 Dióxido de carbono, hielo seco
2814.10.00.00 KGM 0.00 Amoníaco anhidro
2815.11.00.00 KGM 0.00 Soda cáustica sólida, hidróxido de sodio
2815.12.00.00 KGM 0.00 Soda cáustica líquida
2817.00.00.00 KGM 0.00 Óxido de cinc
2818.20.00.00 KGM 0.00 Óxido de aluminio, alúmina
2827.20.00.00 KGM 0.00 Cloruro de calcio
2828.90.00.00 KGM 5.00 Hipoclorito de sodio, cloro para limpieza
2833.29.00.00 KGM 0.00 Sulfatos de hierro, cobre y otros
2835.26.00.00 KGM 0.00 Fosfatos de calcio
2836.30.00.00 KGM 0.00 Bicarbonato de sodio
2836.50.00.00 KGM 0.00 Carbonato de calcio
2847.00.00.00 KGM 5.00 Peróxido de hidrógeno, agua oxigenada
2901.10.00.00 KGM 0.00 Hidrocarburos acíclicos saturados
2902.30.00.00 KGM 0.00 Tolueno
2905.11.00.00 KGM 0.00 Metanol, alcohol metílico
2905.12.00.00 KGM 0.00 Alcohol isopropílico y propílico
2905.31.00.00 KGM 0.00 Etilenglicol
2905.45.00.00 KGM 0.00 Glicerol, glicerina refinada
2914.11.00.00 KGM 0.00 Acetona
2915.21.00.00 KGM 0.00 Ácido acético
2915.31.00.00 KGM 0.00 Acetato de etilo
2917.12.00.00 KGM 0.00 Ácido adípico
2918.14.00.00 KGM 0.00 Ácido cítrico
2922.49.00.00 KGM 0.00 Aminoácidos
2924.29.00.00 KGM 0.00 Paracetamol y otras amidas cíclicas
2933.59.00.00 KGM 0.00 Principios activos con anillo de pirimidina
2936.27.00.00 KGM 0.00 Vitamina C y sus derivados
2936.28.00.00 KGM 0.00 Vitamina E y sus derivados
2941.10.00.00 KGM 0.00 Penicilinas a granel
2941.90.00.00 KGM 0.00 Antibióticos a granel, los demás
3002.15.00.00 GRM 0.00 Productos inmunológicos dosificados
3002.41.00.00 GRM 0.00 Vacunas para uso humano
3002.42.00.00 GRM 0.00 Vacunas para uso veterinario
3003.90.00.00 KGM 5.00 Medicamentos sin dosificar a granel
3004.10.00.00 KGM 5.00 Medicamentos con penicilina dosificados
3004.20.00.00 KGM 5.00 Medicamentos con otros antibióticos dosificados
3004.50.00.00 KGM 5.00 Medicamentos con vitaminas dosificados
3004.90.11.00 KGM 10.00 Medicamentos para uso humano
3004.90.91.00 KGM 10.00 Medicamentos para uso veterinario
3005.10.00.00 KGM 10.00 Curitas, apósitos y vendas adhesivas
3005.90.00.00 KGM 10.00 Gasas, algodón y vendas sin adhesivo
3006.10.00.00 KGM 0.00 Suturas quirúrgicas estériles
3006.50.00.00 C62 5.00 Botiquines de primeros auxilios
3102.10.00.00 KGM 0.00 Urea como fertilizante
3102.21.00.00 KGM 0.00 Sulfato de amonio
3104.20.00.00 KGM 0.00 Cloruro de potasio
3105.20.00.00 KGM 0.00 Abonos con nitrógeno, fósforo y potasio
3204.16.00.00 KGM 0.00 Colorantes reactivos
3204.17.00.00 KGM 0.00 Pigmentos orgánicos
3206.11.00.00 KGM 0.00 Dióxido de titanio, pigmento
3208.10.00.00 KGM 10.00 Pinturas y barnices de poliéster
3208.20.00.00 KGM 10.00 Pinturas y barnices acrílicos o vinílicos con disolvente
3209.10.00.00 KGM 10.00 Pinturas al agua, acrílicas o vinílicas, látex
3212.90.00.00 KGM 5.00 Tintes y colorantes para la venta al por menor
3214.10.00.00 KGM 10.00 Masillas, selladores y silicones de relleno
3215.11.00.00 KGM 5.00 Tinta negra de imprenta
3215.19.00.00 KGM 5.00 Tintas de color y de impresora
3301.29.00.00 KGM 5.00 Aceites esenciales, los demás
3302.10.00.00 KGM 0.00 Saborizantes y esencias para alimentos y bebidas
3302.90.00.00 KGM 0.00 Fragancias para la industria
3303.00.00.00 KGM 15.00 Perfumes y aguas de tocador
3304.10.00.00 KGM 15.00 Lápiz labial y maquillaje de labios
3304.20.00.00 KGM 15.00 Maquillaje para ojos
3304.30.00.00 KGM 15.00 Esmalte de uñas, manicura y pedicura
3304.99.00.00 KGM 15.00 Cremas, lociones y bloqueador solar para la piel
3305.10.00.00 KGM 15.00 Champú
3305.90.00.00 KGM 15.00 Acondicionador, gel, laca y tinte para el cabello
3306.10.00.00 KGM 15.00 Pasta de dientes, dentífricos
3306.90.00.00 KGM 15.00 Enjuague bucal
3307.10.00.00 KGM 15.00 Espuma y preparaciones de afeitar
3307.20.00.00 KGM 15.00 Desodorantes corporales y antitranspirantes
3307.49.00.00 KGM 15.00 Ambientadores y aromatizantes de locales
3401.11.00.00 KGM 15.00 Jabón de tocador
3401.19.00.00 KGM 15.00 Jabón para lavar ropa, en barra
3401.30.00.00 KGM 15.00 Gel de baño, jabón líquido para la piel
3402.42.00.00 KGM 5.00 Tensoactivos no iónicos
3402.50.00.00 KGM 15.00 Detergentes y limpiadores para la venta al por menor
3403.19.00.00 KGM 5.00 Lubricantes y grasas preparados con aceite de petróleo
3404.90.00.00 KGM 0.00 Ceras artificiales
3405.20.00.00 KGM 10.00 Ceras y abrillantadores para muebles y pisos
3406.00.00.00 KGM 15.00 Candelas y velas
3501.10.00.00 KGM 0.00 Caseína
3503.00.00.00 KGM 5.00 Gelatina y sus derivados
3504.00.00.00 KGM 0.00 Peptonas y proteínas
3505.10.00.00 KGM 5.00 Dextrina y almidones modificados
3506.10.00.00 KGM 10.00 Pegamentos y adhesivos en envases de hasta 1 kg
3506.91.00.00 KGM 5.00 Adhesivos industriales a base de polímeros
3507.90.00.00 KGM 0.00 Enzimas preparadas
3604.10.00.00 KGM 15.00 Fuegos artificiales, cohetes y cohetillos
3605.00.00.00 KGM 15.00 Fósforos, cerillos
3701.30.00.00 MTK 0.00 Planchas para imprenta offset
3702.10.00.00 MTK 0.00 Película radiográfica en rollo
3801.10.00.00 KGM 0.00 Grafito artificial
3802.10.00.00 KGM 5.00 Carbón activado
3808.59.00.00 KGM 5.00 Plaguicidas de lista controlada
3808.91.00.00 KGM 5.00 Insecticidas
3808.92.00.00 KGM 5.00 Fungicidas
3808.93.00.00 KGM 5.00 Herbicidas
3808.94.00.00 KGM 5.00 Desinfectantes, alcohol en gel
3808.99.00.00 KGM 5.00 Raticidas y demás productos contra roedores
3809.91.00.00 KGM 0.00 Suavizantes, aprestos y auxiliares para textiles
3811.21.00.00 KGM 5.00 Aditivos para aceite lubricante
3812.39.00.00 KGM 0.00 Estabilizantes para plástico o caucho
3814.00.00.00 KGM 10.00 Disolventes y diluyentes, thinner
3815.90.00.00 KGM 0.00 Catalizadores preparados
3819.00.00.00 KGM 10.00 Líquido de frenos
3820.00.00.00 KGM 10.00 Anticongelante, refrigerante de motor
3822.19.00.00 KGM 0.00 Reactivos de diagnóstico y de laboratorio
3824.40.00.00 KGM 5.00 Aditivos para cemento y concreto
3824.99.00.00 KGM 5.00 Preparaciones químicas, las demás
3826.00.00.00 LTR 5.00 Biodiésel
3901.10.00.00 KGM 0.00 Polietileno de baja densidad en gránulos
3901.20.00.00 KGM 0.00 Polietileno de alta densidad en gránulos
3902.10.00.00 KGM 0.00 Polipropileno en gránulos
3903.11.00.00 KGM 0.00 Poliestireno expandible
3904.10.00.00 KGM 0.00 Resina de PVC sin mezclar
3907.61.00.00 KGM 0.00 Resina PET para botellas
3907.99.00.00 KGM 0.00 Resinas de poliéster, las demás
3909.50.00.00 KGM 0.00 Poliuretanos en formas primarias
3910.00.00.00 KGM 0.00 Siliconas en formas primarias
3915.10.00.00 KGM 5.00 Desechos y recortes de polietileno
3917.21.00.00 KGM 10.00 Tubos rígidos de polietileno
3917.23.00.00 KGM 10.00 Tubos rígidos de PVC
3917.32.00.00 KGM 10.00 Mangueras y tubos flexibles de plástico sin accesorios
3917.40.00.00 KGM 10.00 Accesorios y conexiones de plástico para tubería
3918.10.00.00 KGM 10.00 Pisos y revestimientos de PVC
3919.10.00.00 KGM 10.00 Cinta adhesiva de plástico en rollos de hasta 20 cm
3919.90.00.00 KGM 10.00 Láminas y vinil autoadhesivo de plástico
3920.10.00.00 KGM 5.00 Película y lámina de polietileno sin refuerzo
3920.20.00.00 KGM 5.00 Película y lámina de polipropileno
3920.43.00.00 KGM 5.00 Lámina flexible de PVC
3920.62.00.00 KGM 5.00 Película y lámina de PET
3921.13.00.00 KGM 5.00 Láminas de espuma de poliuretano
3921.90.00.00 KGM 5.00 Láminas de plástico reforzadas o laminadas
3922.10.00.00 KGM 15.00 Bañeras, duchas y lavabos de plástico
3923.10.00.00 KGM 10.00 Cajas y jabas de plástico
3923.21.00.00 KGM 10.00 Bolsas de polietileno
3923.29.00.00 KGM 10.00 Bolsas de otros plásticos
3923.30.99.00 KGM 10.00 Bombonas, botellas y frascos de plástico, los demás
3923.50.00.00 KGM 10.00 Tapones, tapas y cierres de plástico
3923.90.00.00 KGM 10.00 Envases y embalajes de plástico, los demás
3924.10.00.00 KGM 15.00 Vajilla, vasos, platos y utensilios de plástico para mesa o cocina, también desechables
3924.90.00.00 KGM 15.00 Artículos de plástico para el hogar
3925.10.00.00 KGM 10.00 Tinacos y depósitos de plástico de más de 300 litros
3925.20.00.00 KGM 10.00 Puertas, ventanas y marcos de plástico
3926.10.00.00 KGM 15.00 Artículos de oficina y escolares de plástico
3926.20.00.00 KGM 15.00 Prendas y guantes de plástico
3926.40.00.00 KGM 15.00 Figuras y adornos de plástico
3926.90.99.00 KGM 10.00 Las demás manufacturas de plástico
4001.22.00.00 KGM 5.00 Caucho natural técnicamente especificado
4002.19.00.00 KGM 0.00 Caucho sintético de estireno butadieno
4005.91.00.00 KGM 5.00 Planchas y tiras de caucho sin vulcanizar
4008.11.00.00 KGM 5.00 Planchas de hule esponjoso
4009.11.00.00 KGM 5.00 Mangueras de caucho sin reforzar y sin accesorios
4009.42.00.00 KGM 5.00 Mangueras de caucho reforzadas con accesorios
4010.12.00.00 KGM 5.00 Bandas transportadoras de caucho
4010.31.00.00 KGM 5.00 Fajas y correas trapezoidales de transmisión
4011.10.00.00 C62 10.00 Neumáticos nuevos para automóviles
4011.20.00.00 C62 10.00 Neumáticos nuevos para buses y camiones
4011.40.00.00 C62 10.00 Neumáticos nuevos para motocicletas
4011.50.00.00 C62 10.00 Neumáticos nuevos para bicicletas
4012.20.00.00 C62 15.00 Neumáticos usados de caucho para vehículos de cualquier tipo
4013.10.00.00 C62 10.00 Cámaras de caucho para neumáticos, tubos de llanta
4015.12.00.00 PR 10.00 Guantes de caucho para uso médico
4015.19.00.00 PR 10.00 Guantes de caucho, los demás
4016.91.00.00 KGM 10.00 Alfombras y tapetes de caucho
4016.93.00.00 KGM 5.00 Empaques, juntas y arandelas de caucho
4016.99.00.00 KGM 10.00 Manufacturas de caucho vulcanizado, las demás
`;
