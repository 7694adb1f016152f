/** Sections XVII to XXI: transport, instruments, arms, furniture, toys, art. Form: `readStarterLines.ts`. */
export const vehiclesAndOtherGoods = `
8601.10.00.00 C62 0.00 Locomotoras eléctricas
8607.19.00.00 KGM 0.00 Ejes y ruedas de ferrocarril
8609.00.00.00 C62 0.00 Contenedores de carga
8701.21.00.00 C62 5.00 V Cabezales, tractores de carretera diésel
8701.92.00.00 C62 0.00 Tractores agrícolas de 18 a 37 kW
8702.10.00.00 C62 10.00 V Buses y microbuses diésel
8703.21.00.00 C62 15.00 V Automóviles de hasta 1,000 cm³ de gasolina, mototaxis
8703.22.00.00 C62 20.00 V Automóviles de 1,000 a 1,500 cm³ de gasolina
8703.23.69.00 C62 20.00 V Automóviles de 1,500 a 3,000 cm³, los demás
8703.24.00.00 C62 20.00 V Automóviles de más de 3,000 cm³ de gasolina
8703.32.00.00 C62 20.00 V Automóviles y camionetas diésel de 1,500 a 2,500 cm³
8703.40.00.00 C62 10.00 V Automóviles híbridos de gasolina
8703.80.00.00 C62 0.00 V Automóviles eléctricos
8704.21.00.00 C62 5.00 V Pickups y camiones diésel de hasta 5 toneladas
8704.22.00.00 C62 5.00 V Camiones diésel de 5 a 20 toneladas
8704.31.00.00 C62 5.00 V Pickups y camiones de gasolina de hasta 5 toneladas
8705.10.00.00 C62 0.00 V Camiones grúa
8705.40.00.00 C62 0.00 V Camiones hormigonera
8708.10.00.00 KGM 5.00 Bómperes y defensas de vehículo
8708.29.00.00 KGM 5.00 Partes de carrocería: puertas, capós, guardafangos
8708.30.00.00 KGM 5.00 Frenos y sus partes: discos, tambores
8708.40.00.00 KGM 5.00 Cajas de cambio y sus partes
8708.70.00.00 KGM 5.00 Aros y ruedas de vehículo
8708.80.00.00 KGM 5.00 Amortiguadores y partes de suspensión
8708.91.00.00 KGM 5.00 Radiadores de vehículo
8708.93.00.00 KGM 5.00 Clutch, embragues de vehículo
8708.94.00.00 KGM 5.00 Volantes, cajas y columnas de dirección
8708.99.00.00 KGM 5.00 Repuestos de vehículo, los demás
8711.20.00.00 C62 15.00 V Motocicletas de 50 a 250 cm³
8711.30.00.00 C62 15.00 V Motocicletas de 250 a 500 cm³
8711.60.00.00 C62 5.00 V Motocicletas y patinetas eléctricas
8712.00.00.00 C62 15.00 Bicicletas
8713.10.00.00 C62 0.00 Sillas de ruedas sin motor
8714.10.00.00 KGM 5.00 Repuestos de motocicleta
8714.99.00.00 KGM 5.00 Repuestos de bicicleta
8715.00.00.00 C62 15.00 Carruajes y coches para bebé
8716.39.00.00 C62 5.00 Remolques y furgones para carga
8716.80.00.00 C62 10.00 Carretillas de mano
8802.20.00.00 C62 0.00 Avionetas de hasta 2,000 kg
8806.22.00.00 C62 5.00 Drones con cámara de 250 g a 7 kg
8807.30.00.00 KGM 0.00 Partes de aviones y helicópteros
8903.22.00.00 C62 15.00 Veleros de 7.5 a 24 m
8903.32.00.00 C62 15.00 Lanchas de motor de 7.5 a 24 m
9001.50.00.00 C62 5.00 Lentes oftálmicos de plástico
9002.11.00.00 C62 0.00 Objetivos para cámaras
9003.11.00.00 C62 5.00 Aros y monturas de plástico para anteojos
9004.10.00.00 C62 15.00 Gafas de sol
9004.90.00.00 C62 5.00 Gafas protectoras y de lectura
9011.80.00.00 C62 0.00 Microscopios ópticos
9015.80.00.00 C62 0.00 Instrumentos de topografía
9017.20.00.00 C62 5.00 Instrumentos de dibujo y reglas
9018.12.00.00 C62 0.00 Ultrasonido, ecógrafos
9018.19.00.00 C62 0.00 Aparatos de electrodiagnóstico, monitores de signos vitales
9018.31.00.00 C62 0.00 Jeringas
9018.32.00.00 C62 0.00 Agujas tubulares de metal y de sutura
9018.39.00.00 C62 0.00 Catéteres, cánulas y sondas
9018.49.00.00 C62 0.00 Instrumentos de odontología
9018.90.00.00 C62 0.00 Los demás instrumentos y aparatos de medicina
9019.10.00.00 C62 5.00 Aparatos de masaje y de mecanoterapia
9019.20.00.00 C62 0.00 Equipos de oxígeno y respiración
9020.00.00.00 C62 0.00 Máscaras respiratorias y antigás
9021.10.00.00 C62 0.00 Aparatos ortopédicos y para fracturas
9021.21.00.00 KGM 0.00 Dientes artificiales
9021.40.00.00 C62 0.00 Audífonos para sordera
9022.12.00.00 C62 0.00 Tomógrafos
9022.14.00.00 C62 0.00 Rayos X para uso médico
9023.00.00.00 KGM 0.00 Modelos y aparatos de demostración
9025.19.00.00 C62 0.00 Termómetros electrónicos
9026.20.00.00 C62 0.00 Manómetros, medidores de presión
9027.50.00.00 C62 0.00 Espectrofotómetros e instrumentos ópticos de análisis
9027.89.00.00 C62 0.00 Instrumentos de análisis físico o químico, los demás
9028.20.00.00 C62 5.00 Contadores de agua
9028.30.00.00 C62 5.00 Contadores de electricidad
9030.31.00.00 C62 0.00 Multímetros
9031.80.00.00 C62 0.00 Instrumentos de medida o control, los demás
9032.10.00.00 C62 0.00 Termostatos
9032.89.00.00 C62 0.00 Reguladores automáticos de voltaje y control
9102.11.00.00 C62 15.00 Relojes de pulsera electrónicos de agujas
9102.12.00.00 C62 15.00 Relojes de pulsera digitales
9105.21.00.00 C62 15.00 Relojes de pared eléctricos
9202.90.00.00 C62 10.00 Guitarras e instrumentos de cuerda
9207.10.00.00 C62 10.00 Pianos y teclados musicales electrónicos
9303.20.00.00 C62 15.00 Escopetas de caza
9306.30.00.00 KGM 15.00 Municiones y cartuchos
9401.31.00.00 C62 15.00 Sillas giratorias de oficina, de madera
9401.39.00.00 C62 15.00 Sillas giratorias de oficina, las demás
9401.61.00.00 C62 15.00 Sofás y sillones tapizados con armazón de madera
9401.71.00.00 C62 15.00 Sillas tapizadas con armazón de metal
9401.80.00.00 C62 15.00 Sillas de plástico y asientos, los demás
9401.99.00.00 KGM 5.00 Partes de asientos
9402.90.00.00 C62 0.00 Camas de hospital y mobiliario médico
9403.10.00.00 C62 15.00 Muebles de metal para oficina, archivadores
9403.20.00.00 C62 15.00 Muebles de metal, estanterías y racks
9403.30.00.00 C62 15.00 Escritorios y muebles de madera para oficina
9403.40.00.00 C62 15.00 Gabinetes y muebles de madera para cocina
9403.50.00.00 C62 15.00 Camas y muebles de madera para dormitorio
9403.60.00.00 C62 15.00 Los demás muebles de madera
9403.70.00.00 C62 15.00 Muebles de plástico
9404.21.00.00 C62 15.00 Colchones de espuma de caucho o plástico
9404.29.00.00 C62 15.00 Colchones de resortes
9404.90.00.00 C62 15.00 Almohadas, edredones y cojines
9405.11.00.00 C62 15.00 Lámparas de techo o pared, solo con diodos luminosos
9405.21.00.00 C62 15.00 Lámparas de mesa y de pie LED
9405.41.00.00 C62 15.00 Lámparas solares LED
9405.42.00.00 C62 15.00 Luminarias y reflectores LED, los demás
9406.90.00.00 C62 10.00 Casas y construcciones prefabricadas
9503.00.10.00 C62 15.00 Triciclos, patinetes y muñecas
9503.00.90.00 C62 15.00 Juguetes, los demás
9504.50.00.00 C62 15.00 Consolas de videojuegos
9504.90.00.00 C62 15.00 Juegos de mesa y boliche
9505.10.00.00 KGM 15.00 Adornos y árboles de Navidad
9506.62.00.00 C62 15.00 Pelotas y balones inflables
9506.91.00.00 C62 15.00 Máquinas y pesas de gimnasio
9507.10.00.00 C62 15.00 Cañas de pescar
9508.22.00.00 C62 5.00 Carruseles y juegos de feria
9603.21.00.00 C62 15.00 Cepillos de dientes
9603.40.00.00 C62 10.00 Brochas y rodillos para pintar
9603.90.00.00 C62 15.00 Escobas, cepillos y plumeros
9606.21.00.00 KGM 5.00 Botones de plástico
9607.19.00.00 KGM 5.00 Zíperes, cierres de cremallera
9608.10.00.00 C62 15.00 Bolígrafos, lapiceros
9608.20.00.00 C62 15.00 Marcadores y resaltadores
9609.10.00.00 C62 15.00 Lápices de grafito y crayones
9610.00.00.00 C62 15.00 Pizarras y pizarrones
9613.10.00.00 C62 15.00 Encendedores de gas desechables
9616.10.00.00 C62 5.00 Atomizadores y pulverizadores de tocador
9617.00.00.00 C62 15.00 Termos y recipientes isotérmicos
9619.00.00.00 KGM 15.00 Pañales y toallas sanitarias
9620.00.00.00 C62 10.00 Trípodes y monopies
9701.91.00.00 C62 5.00 Pinturas y cuadros hechos a mano
9705.10.00.00 C62 5.00 Piezas de colección
9706.90.00.00 C62 5.00 Antigüedades de más de cien años
`;
